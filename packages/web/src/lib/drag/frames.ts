/** A page that was busy or hidden does not make up for what it missed. */
const LONGEST_SECONDS = 0.05;

/** Calls back once a frame, with its number from 0 and the seconds since the one before. Returns how to stop. */
export function eachFrame(run: (index: number, now: number, seconds: number) => void): () => void {
  let index = 0;
  let last = performance.now();
  let frame = requestAnimationFrame(tick);

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    run(index, now, Math.min(LONGEST_SECONDS, (now - last) / 1_000));
    index += 1;
    last = now;
  }

  return () => cancelAnimationFrame(frame);
}
