/** Memoizes `work` for `ms` milliseconds. Concurrent callers share one run, so that many callers cost no more than one. */
export function memoizeWithTtl<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let current: { readonly result: Promise<T>; endsAt: number } | null = null;
  return () => {
    if (current !== null && performance.now() < current.endsAt) return current.result;
    const run = { result: work(), endsAt: Number.POSITIVE_INFINITY };
    const end = () => {
      run.endsAt = performance.now() + ms;
    };
    run.result.then(end, end);
    current = run;
    return run.result;
  };
}
