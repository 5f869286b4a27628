// When the addresses of images are asked for again. That of a non-public album lives 10 to 20 minutes (BU-14), a game
// or a tier list may take longer, and an album may change its status meanwhile: the images then fail to load.
// Invariant: a screen full of broken images asks once, not once for each; an attempt that failed is made again after the pause.

export const RENEWAL_PAUSE_MS = 60_000;

export type Renewal = {
  /** An image did not load. */
  broken(): void;
  stop(): void;
};

/** `renew` fetches and shows the new addresses; it rejects when that failed. */
export function createRenewal(renew: () => Promise<void>): Renewal {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isUnderWay = false;
  /** Something is still broken when the pause ends. */
  let isWanted = false;

  function run(): void {
    isUnderWay = true;
    isWanted = false;
    pause = setTimeout(() => {
      pause = null;
      if (isWanted) run();
    }, RENEWAL_PAUSE_MS);
    renew()
      .catch(() => {
        isWanted = true;
      })
      .finally(() => {
        isUnderWay = false;
      });
  }

  return {
    broken() {
      if (pause === null) run();
      // What breaks before the new addresses are there will be mended by them.
      else if (!isUnderWay) isWanted = true;
    },
    stop() {
      if (pause !== null) clearTimeout(pause);
    },
  };
}
