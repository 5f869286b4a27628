// Measures when a board is visible after the start of its navigation. Sent as text, like probe-frames.ts.
/* oxlint-disable unicorn/consistent-function-scoping -- sent as text: nothing outside of the function is in the page */

export type Opening = {
  /** Milliseconds from the start of the navigation until every tile is painted in its list and nothing moves. */
  readonly tiles: number;
  /** The same, with the pictures in the viewport decoded and painted. */
  readonly pictures: number;
};

declare global {
  interface Window {
    probeOpening: Promise<Opening>;
  }
}

export function installOpening({ images }: { images: number }): void {
  const TILE = '[data-drop-list] [data-drag-item]';

  function isInSight(picture: Element): boolean {
    const { top, bottom } = picture.getBoundingClientRect();
    const clip = picture.closest('[data-drop-list]')?.getBoundingClientRect();
    return bottom > (clip?.top ?? 0) && top < Math.min(clip?.bottom ?? 0, innerHeight);
  }

  async function open(): Promise<Opening> {
    const { probeFrames } = window;
    const isThere = () => document.querySelectorAll(TILE).length >= images;
    const rest = probeFrames.rest(0, probeFrames.look, isThere);
    while (!isThere()) await probeFrames.next();
    const shown = [...document.querySelectorAll<HTMLImageElement>('[data-drop-list] img')].filter(isInSight);
    while (shown.some(({ naturalWidth }) => naturalWidth === 0)) await probeFrames.next();
    await Promise.all(shown.map((picture) => picture.decode()));
    const pictures = await probeFrames.next();
    const tiles = await rest;
    return { tiles, pictures: Math.max(tiles, pictures) };
  }

  window.probeOpening = open();
}
