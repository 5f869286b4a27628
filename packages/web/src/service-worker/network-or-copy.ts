// A network can hang: nothing answers and nothing fails. Pages give a call up after 20 s (api/client.ts); a copy is given before that.

/** A network that has not answered after this, in milliseconds, counts as one that hangs. */
export const HANGS_AFTER_MS = 5_000;

/**
 * The answer of the network; the copy, if there is one, when the network fails or hangs. The call goes on after a copy was given for one
 * that hangs. `onCopy` is told whether it is still under way.
 */
export async function networkOrCopy(
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
