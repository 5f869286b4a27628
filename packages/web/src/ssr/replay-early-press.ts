// Replays the last click on a server-rendered page before hydration; a script in the head holds it (build/replay-early-clicks.ts).

declare global {
  /** Stops holding clicks and returns the link or button that was pressed last. Undefined on pages that hold no clicks. */
  var releasePresses: (() => Element | null) | undefined;
}

/** Call once the app listens to events. */
export function replayEarlyPress(): void {
  // The click bubbles like the original one.
  globalThis
    .releasePresses?.()
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}
