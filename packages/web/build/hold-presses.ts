// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.
// What is pressed before the app is alive is kept for it (src/first-view/early-press.ts): a card opens its dialog then, as it always does.

/** A link that the app has not taken over within a second leads where it says. */
export function holdPresses(): void {
  const patience = 1_000;
  let pressed: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target.closest('a, button') : null;
    // To another window, or to another part of the page: no matter of the app.
    if (target === null || target.matches('a[target], a[href^="#"]')) return;
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(leaving);
    pressed = target;
    if (target instanceof HTMLAnchorElement)
      leaving = setTimeout(() => location.assign(target.href), patience);
  };
  addEventListener('click', hold, { capture: true });
  globalThis.releasePresses = () => {
    removeEventListener('click', hold, { capture: true });
    clearTimeout(leaving);
    globalThis.releasePresses = undefined;
    return pressed;
  };
}
