// The upload of an image: rights, replay of an earlier reply, its turn for decoding and content check, its files, its row (AL-34, AL-35,
// AL-82).
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { Image } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import type { Transaction } from 'kysely';
import { ContentCheckUnavailable } from '../../content-check/content-check.ts';
import type { Verdict } from '../../content-check/judge.ts';
import type { Database } from '../../db/schema.ts';
import { CommitOutcomeUnknown, type Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { estimateSeconds, inspectImage } from '../../files/image-inspection.ts';
import { type ProcessedImage, processImage } from '../../files/image-pipeline.ts';
import { type ImageRefusal, ImageRefused } from '../../files/image-refused.ts';
import { StorageUnavailable } from '../../files/image-store.ts';
import type { SpooledFile } from '../../files/spool.ts';
import type { AccountContext } from '../../http/context.ts';
import { findEarlierReply, withIdempotency } from '../../http/idempotency.ts';
import { getAlbumFor, toAlbumFacts } from '../album-state/album-rights.service.ts';
import { updateImageCount } from '../album-state/album-state.repository.ts';
import { removeFiles, storeFiles } from './image.files.ts';
import { type AddressDeps, chooseAddressing, presentImage } from './image.presenter.ts';
import * as images from './image.repository.ts';
import { parseTexts } from './image.service.ts';

export type Upload = {
  albumId: number;
  name: string;
  description: string | undefined;
  url: string | undefined;
  position: number | null;
  file: SpooledFile;
};

const REFUSALS: Record<ImageRefusal, ErrorCode> = {
  unsupported_type: 'unsupported_media_type',
  too_large: 'file_too_large',
  too_many_pixels: 'image_too_many_pixels',
  unreadable: 'image_unreadable',
  too_large_after: 'image_too_large_after',
};

const RETRY_SECONDS = 10;

export function assertMayUpload(deps: Pick<Deps, 'db'>, context: AccountContext, albumId: number) {
  return getAlbumFor(deps.db, context.actor, 'upload', albumId);
}

async function orRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ImageRefused) throw new AppError(REFUSALS[error.code], { cause: error });
    throw error;
  }
}

/** Fails closed: without a verdict nothing is stored (AL-38). */
async function check(deps: Pick<Deps, 'contentCheck'>, bytes: Buffer): Promise<Verdict> {
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

type Prepared = { processed: ProcessedImage; verdict: Verdict };

/**
 * Decoding and content check share one turn of the queue, so that a decoded image does not queue again behind images that are not decoded.
 * The header, from which the cost of the turn is estimated, is read before, so that refused files wait for no turn.
 */
async function prepare(
  deps: Pick<Deps, 'contentCheck' | 'uploadLimits'>,
  context: AccountContext,
  file: SpooledFile,
  signal: AbortSignal,
): Promise<Prepared> {
  const { header, turn } = deps.uploadLimits;
  const owner = context.actor.id;
  const read = async () => orRefusal(inspectImage(await file.read()));
  const source = await header.run(read, { owner, signal });
  const work = async () => {
    const processed = await orRefusal(processImage(await file.read(), { signal }));
    signal.throwIfAborted();
    return { processed, verdict: await check(deps, processed.variants['480']) };
  };
  return turn.run(work, { owner, signal, cost: estimateSeconds(source) });
}

async function store(
  deps: Pick<Deps, 'clock' | 'db' | 'images' | 'random'>,
  processed: ProcessedImage,
): Promise<string> {
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

type Texts = ReturnType<typeof parseTexts>;
/** `keptKey` names the files that the image shows. They differ from this request's files if a duplicate request came first. */
type Kept = { image: Image; keptKey: string };

async function insert(
  deps: AddressDeps,
  trx: Transaction<Database>,
  context: AccountContext,
  upload: Upload,
  made: Prepared & { key: string; texts: Texts },
): Promise<Kept> {
  const { processed, verdict, key, texts } = made;
  const album = await getAlbumFor(trx, context.actor, 'upload', upload.albumId, 'update');
  const bytes = Object.values(processed.variants).reduce((sum, variant) => sum + variant.length, 0);
  await assertRoom(trx, album.id, album.image_count, bytes);
  const now = deps.clock();
  const row = {
    album_id: album.id,
    file_key: key,
    name: texts.name ?? '',
    description: texts.description ?? null,
    url: texts.url ?? null,
    width: processed.width,
    height: processed.height,
    color: processed.color.slice(1),
    animated: processed.animated,
  };
  await images.markFileLive(trx, key, now);
  const id = await images.insertImage(trx, { ...row, bytes, created_at: now }, upload.position);
  await updateImageCount(trx, album.id, 1, now);
  if (verdict.decision === 'review') await images.insertFlag(trx, id, verdict.scores);
  const addressing = chooseAddressing({ ...toAlbumFacts(album), epoch: album.epoch }, { maySeeBytes: true });
  return { image: presentImage(deps, { ...row, id, removed: false }, addressing), keptKey: key };
}

/** `signal` is aborted when the client has disconnected: the steps that have not begun are then skipped. */
export async function uploadImage(
  deps: Deps,
  context: AccountContext,
  upload: Upload,
  signal: AbortSignal,
): Promise<Image> {
  const album = await assertMayUpload(deps, context, upload.albumId);
  const texts = parseTexts({ name: upload.name, description: upload.description, url: upload.url });
  const { file, ...fields } = upload;
  const request = { route: 'POST /image', body: { ...fields, file: file.sha256 } };
  const earlier = await findEarlierReply<Kept>(deps.db, context, request);
  if (earlier !== null) return earlier.image;
  if (album.image_count >= ALBUM.imagesMax) throw new AppError('album_full');

  const prepared = await prepare(deps, context, file, signal);
  signal.throwIfAborted();
  const key = await store(deps, prepared.processed);
  try {
    const { image, keptKey } = await withIdempotency(deps.db, context, request, (trx) =>
      insert(deps, trx, context, upload, { ...prepared, key, texts }),
    );
    // A duplicate of this request came first: the image shows its files, and ours are removed.
    if (keptKey !== key) await removeFiles(deps, [key]);
    return image;
  } catch (error) {
    // If the outcome of the commit is unknown, the image may show the files: maintenance decides by their row.
    if (!(error instanceof CommitOutcomeUnknown)) await removeFiles(deps, [key]);
    throw error;
  }
}
