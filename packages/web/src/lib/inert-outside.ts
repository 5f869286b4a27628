/** Stays alive beside any dialog: messages are said, and can be closed, above it. */
export const ALIVE_MARK = 'data-alive';

/**
 * Makes everything but `inside` inert, so that not even a fast Tab leaves a dialog (in WebKit guards that only watch the focus let
 * it out for a moment). Returns how to end it; what was inert before, of a dialog below, stays so.
 */
export function makeInertOutside(inside: Element): () => void {
  const alive = [inside, ...document.querySelectorAll(`[${ALIVE_MARK}]`)];
  const made: HTMLElement[] = [];
  function visit(element: Element): void {
    for (const child of element.children) {
      if (alive.includes(child) || !(child instanceof HTMLElement) || child.inert) continue;
      if (alive.some((one) => child.contains(one))) visit(child);
      else {
        child.inert = true;
        made.push(child);
      }
    }
  }
  visit(document.body);
  return () => {
    for (const element of made) element.inert = false;
  };
}
