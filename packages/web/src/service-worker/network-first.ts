// Handles a stalled network, on which requests neither succeed nor fail. Pages time out after 20 s (api/client.ts); a cached reply is
// served before that.

/** Milliseconds without an answer after which the network counts as stalled. */
export const HANGS_AFTER_MS = 5_000;

/**
 * Resolves to the network's answer, or to the cached reply, if any, when the network fails or stalls. A stalled request continues in the
 * background. `onCopy` receives whether the request is still pending.
 */
export async function networkFirst(
  network: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
  onCopy: (isUnderWay: boolean) => void = () => {},
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(resolve, HANGS_AFTER_MS, 'hangs');
  });
  const failure = network.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const first = await Promise.race([failure, hang]);
  clearTimeout(timer);
  if (first === null) return network;
  const copy = await findCopy();
  if (copy === undefined) return network;
  onCopy(first === 'hangs');
  return copy;
}
