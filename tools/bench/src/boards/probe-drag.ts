// Measures what is visible of a drag and its drop, in the page. Sent as text, like probe-frames.ts. Times start at the event as the browser
// received it, so that pending work of the page counts.
/* oxlint-disable unicorn/consistent-function-scoping -- sent as text: nothing outside of the function is in the page */

export type Dropped = {
  /** Milliseconds until the moved tile is visible in its list without a copy, and the whole board is at rest. */
  readonly rest: number;
};

type Drag = {
  /** Waits until the next pointer move lifts this image and its picture is painted under the pointer. */
  awaitLift(image: number): void;
  lifted: Promise<number>;
  awaitDrop(image: number, list: string): void;
  dropped: Promise<Dropped>;
};

declare global {
  interface Window {
    probeDrag: Drag;
  }
}

export function installDrag(): void {
  const LIMIT_MS = 120_000;

  const next = (type: 'pointermove' | 'pointerup') =>
    new Promise<PointerEvent>((resolve) => {
      window.addEventListener(type, resolve, { capture: true, once: true });
    });
  const getTile = (image: number) => document.querySelector<HTMLElement>(`[data-drag-item="${image}"]`);
  function getPictures(image: number): HTMLElement[] {
    const tile = getTile(image);
    const src = (tile?.matches('img') ? tile : tile?.querySelector('img'))?.getAttribute('src');
    return [...document.querySelectorAll<HTMLElement>(`img[src="${src}"]`)];
  }
  const isSeen = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;

  async function lift(image: number): Promise<number> {
    const { timeStamp, clientX, clientY } = await next('pointermove');
    for (;;) {
      const at = await window.probeFrames.next();
      const isLifted = getPictures(image).some((picture) => {
        const { left, top, right, bottom } = picture.getBoundingClientRect();
        const isUnder = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
        return isUnder && isSeen(picture) && picture.closest('[data-drop-list]') === null;
      });
      if (isLifted) return at - timeStamp;
      if (at > timeStamp + LIMIT_MS) throw new Error('Nothing was lifted');
    }
  }

  async function drop(image: number, list: string): Promise<Dropped> {
    const { timeStamp } = await next('pointerup');
    const { probeFrames } = window;
    const target = document.querySelector(`[data-drop-list="${list}"]`);
    const inLists = () =>
      getPictures(image).filter((picture) => picture.closest('[data-drop-list]') !== null);
    const rest = await probeFrames.rest(
      timeStamp,
      () => {
        const tile = getTile(image);
        const { x, y } = tile?.getBoundingClientRect() ?? {};
        return `${probeFrames.look()}, tile at ${x} ${y}, seen: ${inLists().map(isSeen).join(' ')}`;
      },
      () => {
        const isShown = inLists().some((picture) => target?.contains(picture) === true && isSeen(picture));
        return isShown && getTile(image)?.parentElement === target;
      },
    );
    return { rest: rest - timeStamp };
  }

  window.probeDrag = {
    lifted: Promise.resolve(0),
    dropped: Promise.resolve({ rest: 0 }),
    awaitLift(image) {
      this.lifted = lift(image);
    },
    awaitDrop(image, list) {
      this.dropped = drop(image, list);
    },
  };
}
