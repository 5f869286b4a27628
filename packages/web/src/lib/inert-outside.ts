/** Marks elements that stay interactive beside any dialog: toasts are announced, and can be closed, above it. */
export const ALIVE_ATTRIBUTE = 'data-alive';

/**
 * Makes everything but `inside` inert, so that Tab never leaves a dialog (in WebKit, a focus trap lets the focus out for a moment). Returns
 * a function that undoes it; elements that were inert before, because of a dialog below, stay so.
 */
export function makeInertOutside(inside: Element): () => void {
  const alive = [inside, ...document.querySelectorAll(`[${ALIVE_ATTRIBUTE}]`)];
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
