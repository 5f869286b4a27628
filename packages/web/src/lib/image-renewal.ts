// Renews image addresses that have expired. Those of a non-public album live 10 to 20 minutes (BU-14), a game or a tier list may take
// longer, and an album may change its status meanwhile: its images then fail to load. Invariant: a screen full of broken images sends one
// request, not one per image; a failed attempt is retried after the pause.

export const RENEWAL_PAUSE_MS = 60_000;

export type Renewal = {
  /** Reports that an image failed to load. */
  broken(): void;
  stop(): void;
};

/** `renew` fetches and shows the new addresses; it rejects on failure. */
export function createRenewal(renew: () => Promise<void>): Renewal {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isUnderWay = false;
  /** True when an image is still broken at the end of the pause. */
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
      // The request in progress will repair images that break before its answer arrives.
      else if (!isUnderWay) isWanted = true;
    },
    stop() {
      if (pause !== null) clearTimeout(pause);
    },
  };
}
