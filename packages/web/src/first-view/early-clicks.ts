// What is pressed while a page that came from the server is not alive yet. The script of the head keeps the last button that was pressed
// before the app's code was there (build/early-script.ts); links work by themselves until then. From then on any click is held for the few
// milliseconds that are left, since a link of the app may do something else than lead away.

declare global {
  var earlyPress: HTMLElement | null | undefined;
}

/** Holds clicks until the function that it returns is called, which has the last one done. */
export function holdClicks(root: HTMLElement): () => void {
  let held: EventTarget | null = null;
  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = event.target;
  };
  root.addEventListener('click', hold, { capture: true });
  return () => {
    root.removeEventListener('click', hold, { capture: true });
    const pressed = held ?? globalThis.earlyPress;
    globalThis.earlyPress = undefined;
    // A click that bubbles as the person's own did: an SVG inside a button has no `click()`.
    if (pressed instanceof Element)
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
