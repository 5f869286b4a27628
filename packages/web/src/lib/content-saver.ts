// Saving a content: one request with everything in it (product.md §2, « Saves are atomic »).
// Invariant: however often a first save is repeated, also after an answer that never came, there is one content.

/** What the server holds. */
export type Saved = { readonly id: number; readonly version: number };

export type SavePorts<Body extends object> = {
  create: (body: Body & { id_album: number }, key: string) => Promise<Saved>;
  update: (id: number, body: Body, version: number) => Promise<Saved>;
  newKey: () => string;
  /** The server answered, and refused: nothing was written. Otherwise nobody knows. */
  isRefusal: (error: unknown) => boolean;
  /** True when a creation leaves a part of the body out, that an update then brings: see `isPublishing`. */
  needsUpdate?: (body: Body) => boolean;
};

/** What is made from a private album starts private, whatever the body asks (access.md rule 3): publishing is a second step. */
export function isPublishing(albumIsPrivate: boolean, body: { private: boolean }): boolean {
  return albumIsPrivate && !body.private;
}

/** `savedAs` is null until the first save. */
export type Saver<Body extends object> = (body: Body, savedAs: Saved | null) => Promise<Saved>;

export function createSaver<Body extends object>(albumId: number, ports: SavePorts<Body>): Saver<Body> {
  /** A first save whose answer never came. */
  let unanswered: { body: Body; key: string } | null = null;

  async function create(body: Body, key: string): Promise<Saved> {
    unanswered = { body, key };
    try {
      const created = await ports.create({ ...body, id_album: albumId }, key);
      const isWhole = ports.needsUpdate?.(body) !== true;
      const saved = isWhole ? created : await ports.update(created.id, body, created.version);
      unanswered = null;
      return saved;
    } catch (error) {
      if (ports.isRefusal(error)) unanswered = null;
      throw error;
    }
  }

  return async (body, savedAs) => {
    if (savedAs !== null) return ports.update(savedAs.id, body, savedAs.version);
    if (unanswered === null) return create(body, ports.newKey());
    const earlier = unanswered;
    const saved = await create(earlier.body, earlier.key);
    if (JSON.stringify(earlier.body) === JSON.stringify(body)) return saved;
    return ports.update(saved.id, body, saved.version);
  };
}
