// Saving a board: one request with everything in it (product.md §2, « Saves are atomic »).
// Invariant: however often a first save is repeated, also after an answer that never came, there is one tier list.
import type { CreateTierlistBody, UpdateTierlistBody } from '@palmares/core/contract/types';
import type { Board } from '@palmares/core/tierlist/board';
import { toLines } from '@palmares/core/tierlist/wire';
import type { Details, SavedAs } from './editor-store.ts';

export type SaveInput = { readonly board: Board; readonly details: Details; readonly savedAs: SavedAs };

export type SavePorts = {
  create: (body: CreateTierlistBody, key: string) => Promise<{ id: number; version: number }>;
  update: (id: number, body: UpdateTierlistBody, version: number) => Promise<{ id: number; version: number }>;
  newKey: () => string;
  /** The server answered, and refused: nothing was written. Otherwise nobody knows. */
  isRefusal: (error: unknown) => boolean;
};

export type Saver = (input: SaveInput) => Promise<{ id: number; version: number }>;

export function toSaveBody({
  board,
  details,
}: Pick<SaveInput, 'board' | 'details'>): Required<
  Pick<UpdateTierlistBody, 'name' | 'description' | 'private' | 'id_main_image' | 'lines'>
> {
  const description = details.description.trim();
  return {
    name: details.name.trim(),
    description: description === '' ? null : description,
    private: details.private,
    id_main_image: board.mainImage,
    lines: toLines(board),
  };
}

export function createSaver(albumId: number, ports: SavePorts): Saver {
  /** A first save whose answer never came. */
  let unanswered: { body: CreateTierlistBody; key: string } | null = null;

  async function create(body: CreateTierlistBody, key: string) {
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

  return async ({ board, details, savedAs }) => {
    const body = toSaveBody({ board, details });
    if (savedAs !== null) return ports.update(savedAs.id, body, savedAs.version);
    const creation = { ...body, id_album: albumId };
    if (unanswered === null) return create(creation, ports.newKey());
    const earlier = unanswered;
    const saved = await create(earlier.body, earlier.key);
    if (JSON.stringify(earlier.body) === JSON.stringify(creation)) return saved;
    return ports.update(saved.id, body, saved.version);
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` is not there on plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
