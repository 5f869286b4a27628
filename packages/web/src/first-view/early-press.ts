// What was pressed while a page that came from the server was not alive yet: held by the script of the head (build/hold-presses.ts).

declare global {
  /** Ends the holding, and gives the link or button that was pressed last. Left out where no page is held. */
  var releasePresses: (() => Element | null) | undefined;
}

/** To be called once the app listens. */
export function repeatEarlyPress(): void {
  // A click that bubbles as the person's own did.
  globalThis
    .releasePresses?.()
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}
