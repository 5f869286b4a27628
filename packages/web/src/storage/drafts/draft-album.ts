// Snapshot of the album that the draft of a new content stores. The rest of a draft names images by id, which is useless once the album is
// deleted; the snapshot still allows its images to be drawn. Their files may be deleted; their names remain. Invariant: reading never
// throws; returns null for drafts without a snapshot (older drafts, or drafts written to a nearly full storage).
import type { Album, Image } from '@palmares/core/contract/types';
import { isImageId } from '@palmares/core/image-id';
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';

type KeptImage = readonly [id: number, name: string, path: string | null, width: number, height: number];

/** The part of an album that drafts keep. */
export type DraftAlbumSource = {
  readonly name: string;
  readonly author: { readonly username: string };
  readonly images: readonly Pick<Image, 'id' | 'name' | 'path_image' | 'width' | 'height'>[];
};

type KeptAlbum = {
  readonly name: string;
  /** Username. */
  readonly author: string;
  readonly images: readonly KeptImage[];
};

export function toDraftAlbum({ name, author, images }: DraftAlbumSource, held: readonly number[]): KeptAlbum {
  const wanted = new Set(held);
  return {
    name,
    author: author.username,
    images: images
      .filter(({ id }) => wanted.has(id))
      .map((image) => [image.id, image.name, image.path_image, image.width, image.height]),
  };
}

/** Builds the album that editors expect from the snapshot in a stored draft. */
export function readDraftAlbum(stored: unknown, id: number): Album | null {
  const kept = parseRecord(parseRecord(stored)?.['album']);
  const images = parseArray(kept?.['images']).flatMap((row) => readImage(parseArray(row), id));
  if (kept === null || images.length === 0) return null;
  return {
    id,
    name: parseString(kept['name']) ?? '',
    status: 'public',
    author: { id: 0, username: parseString(kept['author']) ?? '', nametag: '' },
    categories: [],
    createdAt: '',
    updatedAt: '',
    version: 0,
    image_count: images.length,
    views: 0,
    uses: 0,
    images,
  };
}

function readImage([id, name, path, width, height]: readonly unknown[], id_album: number): Image | [] {
  if (!isImageId(id) || typeof name !== 'string') return [];
  return {
    id,
    name,
    description: null,
    url: null,
    path_image: typeof path === 'string' && path.startsWith('/media/') ? path : null,
    id_album,
    width: getSize(width),
    height: getSize(height),
    color: '',
    animated: false,
  };
}

/** Size in pixels; 0 when unknown. */
const getSize = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);
