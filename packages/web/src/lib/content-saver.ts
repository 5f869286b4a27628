// Saving a content: one request with everything in it (PR-10).
// Invariant: however often a save is repeated, also after an answer that never came, there is one content, and nobody meets a
// conflict with their own save. What was never answered is first repeated with its key: the server replays its answer if it had
// been applied, else applies it now.

/** What the server holds. */
export type Saved = { readonly id: number; readonly version: number };

export type SavePorts<Body extends object> = {
  create: (body: Body & { id_album: number }, key: string) => Promise<Saved>;
  update: (id: number, body: Body, version: number, key: string) => Promise<Saved>;
  newKey: () => string;
  /** The server answered, and refused: nothing was written. Otherwise nobody knows. */
  isRefusal: (error: unknown) => boolean;
  /** Refused before the key was looked at (session, rate): that says nothing of an earlier try. */
  isAtTheDoor: (error: unknown) => boolean;
  /** True when a creation leaves a part of the body out, that an update then brings: see `isPublishing`. */
  needsUpdate?: (body: Body) => boolean;
};

/** What is made from a private album starts private, whatever the body asks (AX-52): publishing is a second step. */
export function isPublishing(albumIsPrivate: boolean, body: { private: boolean }): boolean {
  return albumIsPrivate && !body.private;
}

/** `savedAs` is null until the first save. */
export type Saver<Body extends object> = (body: Body, savedAs: Saved | null) => Promise<Saved>;

/** A request, as it has to be repeated: on nothing (a creation), or on the version it was meant for. */
type Attempt<Body> = { readonly body: Body; readonly key: string; readonly on: Saved | null };

export function createSaver<Body extends object>(albumId: number, ports: SavePorts<Body>): Saver<Body> {
  /** What was sent and never answered. */
  let unanswered: Attempt<Body> | null = null;
  /** A creation that its caller does not know of, since the update that completes it has failed. */
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
      if (ports.isRefusal(error) && !(isRepeat && ports.isAtTheDoor(error))) unanswered = null;
      throw error;
    }
  }

  /** Null when nothing of an earlier body was ever written: it does not matter any more that it is refused. */
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
