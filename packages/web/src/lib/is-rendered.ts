/** True when the element has a box: neither it nor an ancestor is `display: none`. Safari supports `checkVisibility` only since 17.4. */
export function isRendered(element: Element): boolean {
  return element.getClientRects().length > 0;
}
