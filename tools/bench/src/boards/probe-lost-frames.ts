// Counts the frames that a page misses. Sent as text, like probe-frames.ts.

type LostFrames = {
  watch(): void;
  /** Number of missed frames, 16.7 ms each. */
  stop(): number;
};

declare global {
  interface Window {
    probeLostFrames: LostFrames;
  }
}

export function installLostFrames(): void {
  const FRAME_MS = 1_000 / 60;
  let lost: number | null = null;
  window.probeLostFrames = {
    watch() {
      lost = 0;
      let last = 0;
      requestAnimationFrame(function tick(now) {
        if (lost === null) return;
        if (last > 0) lost += Math.max(0, Math.round((now - last) / FRAME_MS) - 1);
        last = now;
        requestAnimationFrame(tick);
      });
    },
    stop() {
      const all = lost ?? 0;
      lost = null;
      return all;
    },
  };
}
