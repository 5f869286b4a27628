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
};

/** `savedAs` is null until the first save. */
export type Saver<Body extends object> = (body: Body, savedAs: Saved | null) => Promise<Saved>;

export function createSaver<Body extends object>(albumId: number, ports: SavePorts<Body>): Saver<Body> {
  type Creation = Body & { id_album: number };
  /** A first save whose answer never came. */
  let unanswered: { body: Creation; key: string } | null = null;

  async function create(body: Creation, key: string): Promise<Saved> {
    unanswered = { body, key };
    try {
      const saved = await ports.create(body, key);
      unanswered = null;
      return saved;
    } catch (error) {
      if (ports.isRefusal(error)) unanswered = null;
      throw error;
    }
  }

  return async (body, savedAs) => {
    if (savedAs !== null) return ports.update(savedAs.id, body, savedAs.version);
    const creation = { ...body, id_album: albumId };
    if (unanswered === null) return create(creation, ports.newKey());
    const earlier = unanswered;
    const saved = await create(earlier.body, earlier.key);
    if (JSON.stringify(earlier.body) === JSON.stringify(creation)) return saved;
    return ports.update(saved.id, body, saved.version);
  };
}
