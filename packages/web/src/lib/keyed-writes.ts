// Sends the changes of one resource, each with an Idempotency-Key and the version that it is based on. Invariant: an unanswered change is
// retried unchanged before the next one is sent, so a change that was applied without an answer never conflicts with the next. Creations
// are out of scope: content-saver.ts settles them alike.

export type KeyedWrite<Body> = {
  readonly body: Body;
  /** Null overwrites whatever was saved elsewhere since. */
  readonly version: number | null;
  readonly key: string;
};

type Ports<Body, Saved> = {
  send: (write: KeyedWrite<Body>) => Promise<Saved>;
  newKey: () => string;
  /** True when the server answered with a refusal, so nothing was written. After any other failure the outcome is unknown. */
  isRefusal: (error: unknown) => boolean;
  /** True when the request was refused before its key was looked up: an earlier attempt may still have been applied. */
  failedBeforeIdempotency: (error: unknown) => boolean;
};

/** Creates a function that throws what `send` throws. It must not be called concurrently. */
export function createKeyedWriter<Body, Saved extends { readonly version: number }>({
  send,
  newKey,
  isRefusal,
  failedBeforeIdempotency,
}: Ports<Body, Saved>): (body: Body, version: number | null) => Promise<Saved> {
  let unanswered: KeyedWrite<Body> | null = null;

  async function attempt(write: KeyedWrite<Body>): Promise<Saved> {
    const isRepeat = write === unanswered;
    unanswered = write;
    try {
      const saved = await send(write);
      unanswered = null;
      return saved;
    } catch (error) {
      if (isRefusal(error) && !(isRepeat && failedBeforeIdempotency(error))) unanswered = null;
      throw error;
    }
  }

  return async (body, version) => {
    if (unanswered === null) return attempt({ body, version, key: newKey() });
    const earlier = unanswered;
    const saved = await attempt(earlier);
    if (JSON.stringify(earlier.body) === JSON.stringify(body)) return saved;
    return attempt({ body, version: version === null ? null : saved.version, key: newKey() });
  };
}
