// Images: upload with the whole pipeline, change of texts, removal (P1 §4, §5; product.md §5; access.md rules 6, 12 and D28).
import { createHash } from 'node:crypto';
import { checkImage, type ImageFault } from '@palmares/core/album/check-album';
import { parseImageUrl } from '@palmares/core/album/image-url';
import { imageFaultText } from '@palmares/core/album/messages';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { Image, UpdateImageBody } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { type Actor, decideOnAlbum } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import { type ProcessedImage, processImage } from '../../files/image-pipeline.ts';
import { ImageRefused, type RefusalCode } from '../../files/image-refused.ts';
import { StorageUnavailable } from '../../files/image-store.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { ContentCheckUnavailable } from '../../moderation/content-check.ts';
import type { Verdict } from '../../moderation/judge.ts';
import { factsOf } from '../album/album.presenter.ts';
import { changeImageCount, findAlbumFacts } from '../album/album.repository.ts';
import { getAlbumFor } from '../album/album.service.ts';
import { removeFiles, storeFiles } from './image.files.ts';
import { addressingOf, presentImage } from './image.presenter.ts';
import * as images from './image.repository.ts';

export type Upload = {
  albumId: number;
  name: string;
  description: string | undefined;
  url: string | undefined;
  position: number | null;
  file: Buffer;
};

const REFUSALS: Record<RefusalCode, ErrorCode> = {
  unsupported_type: 'unsupported_media_type',
  too_large: 'file_too_large',
  too_many_pixels: 'image_too_many_pixels',
  unreadable: 'image_unreadable',
  too_large_after: 'image_too_large_after',
};

const RETRY_SECONDS = 10;

type TypedTexts = { name?: string; description?: string | null | undefined; url?: string | null | undefined };

const FIELD_OF: Record<Exclude<ImageFault, 'bad_url'>, string> = {
  image_name_required: 'name',
  image_name_too_long: 'name',
  description_too_long: 'description',
};

/** Only what was given, normalised. A wrong address is ignored, as the screen has said (P1 §5). */
function parseTexts(typed: TypedTexts) {
  const { name, description, url } = typed;
  const issues = checkImage({ name: name ?? '-', description: description ?? null })
    .filter((fault) => fault !== 'bad_url')
    .map((fault) => ({ field: FIELD_OF[fault], code: fault, message: imageFaultText(fault) }));
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { message: first.message, issues });
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(description === undefined ? {} : { description: normaliseText(description ?? '') || null }),
    ...(url === undefined ? {} : { url: parseImageUrl(url) }),
  };
}

async function process(bytes: Buffer): Promise<ProcessedImage> {
  try {
    return await processImage(bytes);
  } catch (error) {
    if (error instanceof ImageRefused) throw new AppError(REFUSALS[error.code], { cause: error });
    throw error;
  }
}

/** Fails closed: without a verdict nothing is stored (access.md D28). */
async function check(deps: Deps, bytes: Buffer): Promise<Verdict> {
  try {
    const verdict = await deps.contentCheck.check(bytes);
    if (verdict.decision === 'refuse') throw new AppError('inappropriate_content');
    return verdict;
  } catch (error) {
    if (error instanceof ContentCheckUnavailable)
      throw new AppError('moderation_unavailable', { retryAfter: RETRY_SECONDS, cause: error });
    throw error;
  }
}

async function store(deps: Deps, processed: ProcessedImage): Promise<string> {
  try {
    return await storeFiles(deps, processed);
  } catch (error) {
    if (error instanceof StorageUnavailable)
      throw new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause: error });
    throw error;
  }
}

async function assertRoom(db: Db, albumId: number, imageCount: number, bytes: number): Promise<void> {
  if (imageCount >= ALBUM.imagesMax) throw new AppError('album_full');
  const total = await images.addStoredBytes(db, albumId, bytes);
  if (total > ALBUM.bytesPerUserMax) throw new AppError('storage_quota_reached');
}

export type UploadOptions = {
  /** Images that we drew ourselves (the demo) need no verdict. */
  verdict?: Verdict;
};

export async function uploadImage(
  deps: Deps,
  context: AccountContext,
  upload: Upload,
  options: UploadOptions = {},
): Promise<Image> {
  const album = await getAlbumFor(deps.db, context.actor, 'upload', upload.albumId);
  if (album.image_count >= ALBUM.imagesMax) throw new AppError('album_full');
  const texts = parseTexts({ name: upload.name, description: upload.description, url: upload.url });
  const processed = await process(upload.file);
  const verdict = options.verdict ?? (await check(deps, processed.variants['480']));
  const key = await store(deps, processed);

  const { file, ...fields } = upload;
  const body = { ...fields, file: createHash('sha256').update(file).digest('base64url') };
  const bytes = Object.values(processed.variants).reduce((sum, variant) => sum + variant.length, 0);
  try {
    const { image, keptKey } = await writeOnce(
      deps.db,
      context,
      { route: 'POST /image', body },
      async (trx) => {
        const locked = await getAlbumFor(trx, context.actor, 'upload', upload.albumId, 'update');
        await assertRoom(trx, locked.id, locked.image_count, bytes);
        const now = deps.clock();
        const row = {
          album_id: locked.id,
          file_key: key,
          name: texts.name ?? '',
          description: texts.description ?? null,
          url: texts.url ?? null,
          width: processed.width,
          height: processed.height,
          color: processed.color.slice(1),
          animated: processed.animated,
        };
        const id = await images.insertImage(trx, { ...row, bytes, created_at: now }, upload.position);
        await images.markFileLive(trx, key, now);
        await changeImageCount(trx, locked.id, 1, now);
        if (verdict.decision === 'review') await images.insertFlag(trx, id, verdict.scores);
        const addressing = addressingOf({ ...factsOf(locked), epoch: locked.epoch }, { maySeeBytes: true });
        return { image: presentImage(deps, { ...row, id }, addressing), keptKey: key };
      },
    );
    // A twin of this request came first: its files are the ones that stay.
    if (keptKey !== key) await discard(deps, key);
    return image;
  } catch (error) {
    await discard(deps, key);
    throw error;
  }
}

async function discard(deps: Deps, key: string): Promise<void> {
  await removeFiles(deps, [key]);
}

async function findImageFor(db: Db, actor: Actor, id: number, lock: 'update' | null) {
  const image = await images.findImage(db, id);
  assertFound(image);
  const album = await findAlbumFacts(db, image.album_id, lock);
  assertFound(album);
  assertAllowed(decideOnAlbum(actor, 'editImage', factsOf(album)));
  if (lock === null) return { image, album };
  // Read again under the lock: it may have left the album while we waited.
  const current = await images.findImage(db, id);
  assertFound(current);
  return { image: current, album };
}

export async function assertMayEditImage(deps: Deps, context: RequestContext, id: number): Promise<void> {
  await findImageFor(deps.db, context.actor, id, null);
}

export async function updateImage(
  deps: Deps,
  context: AccountContext,
  id: number,
  body: UpdateImageBody,
): Promise<Image> {
  return inTransaction(deps.db, async (trx) => {
    const { image, album } = await findImageFor(trx, context.actor, id, 'update');
    const change = parseTexts({
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.description === undefined ? {} : { description: body.description }),
      ...(body.url === undefined ? {} : { url: body.url }),
    });
    if (Object.keys(change).length === 0) throw new AppError('nothing_to_update');
    await images.updateImage(trx, id, change);
    const addressing = addressingOf({ ...factsOf(album), epoch: album.epoch }, { maySeeBytes: true });
    return presentImage(deps, { ...image, ...change }, addressing);
  });
}

export async function deleteImage(deps: Deps, context: AccountContext, id: number): Promise<void> {
  const doomed = await inTransaction(deps.db, async (trx) => {
    const { album } = await findImageFor(trx, context.actor, id, 'update');
    // Counted under the album's lock: two deletions at once cannot both see one image too many (access.md rule 5).
    if (album.image_count <= ALBUM.imagesMin) throw new AppError('album_min_images');
    const keys = await images.removeImage(trx, id, album.id, deps.clock());
    await changeImageCount(trx, album.id, -1, deps.clock());
    return keys;
  });
  await removeFiles(deps, doomed);
}
