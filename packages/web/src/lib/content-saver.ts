// Saves a content in one request that carries all of it (PR-10). Invariant: however often a save is retried, also after a lost answer,
// exactly one content exists and no author gets a conflict with their own save. An unanswered request is first retried with its idempotency
// key: the server replays the stored answer if it had applied the request, else applies it now.

/** The id and version of the content on the server. */
export type Saved = { readonly id: number; readonly version: number };

export type SavePorts<Body extends object> = {
  create: (body: Body & { id_album: number }, key: string) => Promise<Saved>;
  update: (id: number, body: Body, version: number, key: string) => Promise<Saved>;
  newKey: () => string;
  /** True when the server answered with a refusal, so nothing was written. After any other failure the outcome is unknown. */
  isRefusal: (error: unknown) => boolean;
  /**
   * True when the request was refused before its key was looked up (session, rate limit): an earlier attempt may still have been applied.
   */
  failedBeforeIdempotency: (error: unknown) => boolean;
  /** True when a creation must omit a part of the body, which a second request (an update) then sends: see `isPublishing`. */
  needsUpdate?: (body: Body) => boolean;
};

/** A content made from a private album always starts private, whatever the body asks (AX-52): publishing it takes a second request. */
export function isPublishing(albumIsPrivate: boolean, body: { private: boolean }): boolean {
  return albumIsPrivate && !body.private;
}

/** Saves the body. `savedAs` is null until the first save. */
export type Saver<Body extends object> = (body: Body, savedAs: Saved | null) => Promise<Saved>;

/** A request to retry unchanged: a creation when `on` is null, else an update of that version. */
type Attempt<Body> = { readonly body: Body; readonly key: string; readonly on: Saved | null };

export function createSaver<Body extends object>(albumId: number, ports: SavePorts<Body>): Saver<Body> {
  /** The last request that was sent and not answered. */
  let unanswered: Attempt<Body> | null = null;
  /** A created content that the caller does not know of, because the update that completes it failed. */
  let created: Saved | null = null;

  async function send(attempt: Attempt<Body>): Promise<Saved> {
    const { body, key, on } = attempt;
    const isRepeat = attempt === unanswered;
    unanswered = attempt;
    try {
      const saved =
        on === null
          ? await ports.create({ ...body, id_album: albumId }, key)
          : await ports.update(on.id, body, on.version, key);
      unanswered = null;
      return saved;
    } catch (error) {
      if (ports.isRefusal(error) && !(isRepeat && ports.failedBeforeIdempotency(error))) unanswered = null;
      throw error;
    }
  }

  /** Returns null when the earlier body was refused and never written: its refusal no longer matters. */
  async function repeat(earlier: Attempt<Body>, isSame: boolean): Promise<Saved | null> {
    try {
      return await send(earlier);
    } catch (error) {
      if (isSame || unanswered !== null) throw error;
      return null;
    }
  }

  return async (body, savedAs) => {
    const needsUpdate = ports.needsUpdate?.(body) === true;
    let base = savedAs ?? created;
    let isDone = false;
    const earlier = unanswered !== null && isSameBase(unanswered.on, base) ? unanswered : null;
    if (earlier !== null) {
      const isSame = JSON.stringify(earlier.body) === JSON.stringify(body);
      const saved = await repeat(earlier, isSame);
      isDone = saved !== null && isSame && !(earlier.on === null && needsUpdate);
      base = saved ?? base;
    }
    if (base === null) {
      base = await send({ body, key: ports.newKey(), on: null });
      isDone = !needsUpdate;
    }
    created = savedAs === null ? base : null;
    if (!isDone) base = await send({ body, key: ports.newKey(), on: base });
    created = null;
    return base;
  };
}

function isSameBase(a: Saved | null, b: Saved | null): boolean {
  return a?.id === b?.id && a?.version === b?.version;
}
