/** Whether the element has a place on the page: neither it nor what it stands in is `display: none`. Safari has `checkVisibility` since 17.4. */
export function isRendered(element: Element): boolean {
  return element.getClientRects().length > 0;
}
