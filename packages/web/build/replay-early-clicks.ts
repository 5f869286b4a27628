// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself. Holds clicks made
// before hydration so that the app can replay them (src/ssr/replay-early-press.ts): a card then opens its dialog as usual. Without it, a
// press on a button has no effect until 120 kB of scripts have arrived and run: 1.7 s after the first paint on a slow phone.

/** If the app has not replayed a click on a link within a second, the browser follows the link. */
export function holdEarlyClicks(): void {
  // The app replaces the elements of such a page (mark-editor.ts), also the pressed one.
  if (document.documentElement.dataset['editor'] === 'own') return;
  const patience = 1_000;
  let pressed: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target =
      event.target instanceof Element ? event.target.closest('a, button, [role="option"]') : null;
    // Links to another window, or within the page, work without the app.
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
