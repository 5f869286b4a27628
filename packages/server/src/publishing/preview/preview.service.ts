// The link preview that a chat shows: drawn on the first request, stored until its content changes or is hidden. Every request is a
// visitor's: content that a visitor may not read has no picture.

import type { Language } from '@palmares/texts/language';
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
  PREVIEW_VARIANTS,
  type PreviewVariant,
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

type Wanted = { readonly kind: ResourceKind; readonly id: number; readonly language: Language };

/**
 * The pictures of all languages are files of one folder, which goes when the content changes. Throws the refusal that a visitor gets,
 * `not_found` if there is no image, and `unavailable` if it could not be drawn in time.
 */
export async function getPreview(
  deps: Deps,
  { kind, id, language }: Wanted,
  asking: PreviewRequest,
): Promise<StoredFile> {
  const { publicUrl } = deps.config;
  const picture = createPreviewPicture(await readResource(deps, kind, id), publicUrl, language);
  if (picture === null) throw new AppError('not_found');
  const { tag } = picture;
  const variant = PREVIEW_VARIANTS[language];
  const known = await findPreview(deps.db, kind, id);
  const folder = known?.tag === tag ? known.file_key : null;
  const kept = folder === null ? null : await deps.images.open(folder, variant);
  if (kept !== null) return kept;
  const bytes = await draw(deps, picture, asking);
  if (folder === null || !(await addToFolder(deps, { kind, id, folder }, variant, bytes)))
    await keep(deps, { kind, id, tag }, variant, bytes);
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

type Folder = { readonly kind: ResourceKind; readonly id: number; readonly folder: string };

/** Stores a picture beside those of other languages. Returns false, and stores nothing, if the folder was replaced meanwhile. */
async function addToFolder(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  { kind, id, folder }: Folder,
  variant: PreviewVariant,
  bytes: Buffer,
): Promise<boolean> {
  await images.put(folder, variant, bytes);
  if ((await findPreview(db, kind, id))?.file_key === folder) return true;
  // The removal of the folder may have listed its files before this one was written.
  await images.remove(folder);
  return false;
}

type Kept = { readonly kind: ResourceKind; readonly id: number; readonly tag: string };

/** Writes the file before the row that names it, and removes it if the subject was hidden meanwhile. */
async function keep(
  deps: Pick<Deps, 'clock' | 'db' | 'images' | 'random'>,
  { kind, id, tag }: Kept,
  variant: PreviewVariant,
  bytes: Buffer,
): Promise<void> {
  const key = createImageKey(deps.random);
  await insertPendingFile(deps.db, key, deps.clock());
  await deps.images.put(key, variant, bytes);
  await inTransaction(deps.db, async (trx) => {
    if (await storePreview(trx, kind, id, { tag, file_key: key })) await markFileLive(trx, key, deps.clock());
    else await markFilesDeleting(trx, [key], deps.clock());
  });
}
