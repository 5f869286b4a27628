// The link preview that a chat shows: drawn on the first request, stored until its content changes or is hidden. Every request is a
// visitor's: content that a visitor may not read has no picture.

import { insertPendingFile, markFileLive, markFilesDeleting } from '../../catalog/image/image.repository.ts';
import { type ResourceKind, readResource } from '../../content/public-resource/public-resource.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { DrawingUnavailable } from '../../drawing/drawing-thread.ts';
import { AppError } from '../../errors.ts';
import {
  COPY_VARIANTS,
  createImageKey,
  openNextWider,
  readBytes,
  type StoredFile,
} from '../../files/image-store.ts';
import { findPreview, storePreview } from './preview.repository.ts';
import { createPreviewPicture, type PreviewPicture } from './preview-picture.ts';

const RETRY_SECONDS = 10;
/** The widest copy that is read, because `full` would take long to decode. */
const WIDEST = '640';
const KEY_IN_PATH = /^\/media\/([0-9a-f]{32})\//;

/** `owner` is the requester's fair-queue key; `signal` is aborted when the requester disconnects. */
export type PreviewRequest = { readonly owner: number; readonly signal: AbortSignal };

/** Throws the refusal that a visitor gets, `not_found` if there is no image, and `unavailable` if it could not be drawn in time. */
export async function getPreview(
  deps: Deps,
  kind: ResourceKind,
  id: number,
  asking: PreviewRequest,
): Promise<StoredFile> {
  const picture = createPreviewPicture(await readResource(deps, kind, id), deps.config.publicUrl, 'fr');
  if (picture === null) throw new AppError('not_found');
  const { tag } = picture;
  const known = await findPreview(deps.db, kind, id);
  const kept = known?.tag === tag ? await deps.images.open(known.file_key, 'preview') : null;
  if (kept !== null) return kept;
  const bytes = await draw(deps, picture, asking);
  await keep(deps, kind, id, tag, bytes);
  return { body: bytes, size: bytes.length };
}

async function draw(
  deps: Pick<Deps, 'images' | 'drawing'>,
  { content, paths }: PreviewPicture,
  asking: PreviewRequest,
): Promise<Buffer> {
  const readImage = async (image: number, pixels: number) => {
    const key = KEY_IN_PATH.exec(paths.get(image) ?? '')?.[1];
    if (key === undefined) return null;
    const wanted = COPY_VARIANTS.find((width) => Number(width) >= pixels) ?? WIDEST;
    return readWhole(await openNextWider(deps.images, key, wanted));
  };
  try {
    return await deps.drawing.draw({ content, readImage, ...asking });
  } catch (error) {
    if (!(error instanceof DrawingUnavailable)) throw error;
    throw new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause: error });
  }
}

async function readWhole(file: StoredFile | null): Promise<Buffer | null> {
  return file === null ? null : readBytes(file);
}

/** Writes the file before the row that names it, and removes it if the subject was hidden meanwhile. */
async function keep(deps: Deps, kind: ResourceKind, id: number, tag: string, bytes: Buffer): Promise<void> {
  const key = createImageKey(deps.random);
  await insertPendingFile(deps.db, key, deps.clock());
  await deps.images.put(key, 'preview', bytes);
  await inTransaction(deps.db, async (trx) => {
    if (await storePreview(trx, kind, id, { tag, file_key: key })) await markFileLive(trx, key, deps.clock());
    else await markFilesDeleting(trx, [key], deps.clock());
  });
}
