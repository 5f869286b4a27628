// Changes of one thing on the server, each under an Idempotency-Key and on the version that it was made from.
// Invariant: a change whose answer never came is settled, by sending it again as it was, before another one goes: what was
// applied unheard is no conflict with oneself. Leaves out: creations, which content-saver.ts settles alike.

export type KeyedWrite<Body> = {
  readonly body: Body;
  /** Null: whatever was saved elsewhere since. */
  readonly version: number | null;
  readonly key: string;
};

type Ports<Body, Saved> = {
  send: (write: KeyedWrite<Body>) => Promise<Saved>;
  newKey: () => string;
  /** The server answered, and refused: nothing was written. Otherwise nobody knows. */
  isRefusal: (error: unknown) => boolean;
};

/** Throws what `send` throws. One call at a time. */
export function createKeyedWriter<Body, Saved extends { readonly version: number }>({
  send,
  newKey,
  isRefusal,
}: Ports<Body, Saved>): (body: Body, version: number | null) => Promise<Saved> {
  let unanswered: KeyedWrite<Body> | null = null;

  async function attempt(write: KeyedWrite<Body>): Promise<Saved> {
    unanswered = write;
    try {
      const saved = await send(write);
      unanswered = null;
      return saved;
    } catch (error) {
      if (isRefusal(error)) unanswered = null;
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
