// Images: change of texts, removal (AL-83, AL-84).
import { checkImage, type ImageIssueCode } from '@palmares/core/album/check-album';
import { parseImageUrl } from '@palmares/core/album/image-url';
import type { Image, UpdateImageBody } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import type { Actor } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound, type Issue } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { recordAuditEvent } from '../../identity/account/record-audit-event.ts';
import { assertMayOnAlbum, toAlbumFacts } from '../album-state/album-rights.service.ts';
import { findAlbumFacts, updateImageCount } from '../album-state/album-state.repository.ts';
import { removeFiles } from './image.files.ts';
import { chooseAddressing, presentImage } from './image.presenter.ts';
import * as images from './image.repository.ts';

type TypedTexts = { name?: string; description?: string | null | undefined; url?: string | null | undefined };

const FIELD_OF: Record<Exclude<ImageIssueCode, 'bad_url'>, string> = {
  image_name_required: 'name',
  image_name_too_long: 'name',
  description_too_long: 'description',
};

/** Returns the given fields only, normalised. An invalid address is ignored, as the screen announces (AL-19). */
export function parseTexts(typed: TypedTexts) {
  const { name, description, url } = typed;
  const issues: Issue[] = checkImage({ name: name ?? '-', description: description ?? null })
    .filter((code) => code !== 'bad_url')
    .map((code) => ({ field: FIELD_OF[code], code, text: (texts) => texts.imageIssueText(code) }));
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { text: first.text, issues });
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(description === undefined ? {} : { description: normaliseText(description ?? '') || null }),
    ...(url === undefined ? {} : { url: parseImageUrl(url) }),
  };
}

async function findImageFor(db: Db, actor: Actor, id: number, lock: 'update' | null) {
  const image = await images.findImage(db, id);
  assertFound(image);
  const album = await findAlbumFacts(db, image.album_id, lock);
  assertFound(album);
  await assertMayOnAlbum(db, actor, 'editImage', album);
  if (lock === null) return { image, album };
  // Read again under the lock: it may have left the album while we waited.
  const current = await images.findImage(db, id);
  assertFound(current);
  return { image: current, album };
}

export async function assertMayEditImage(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  id: number,
): Promise<void> {
  await findImageFor(deps.db, context.actor, id, null);
}

export async function updateImage(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
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
    const target = `image ${id}, album ${album.id}`;
    await recordAuditEvent(trx, context, { event: 'image_updated', target, ownerId: album.account_id });
    const addressing = chooseAddressing(
      { ...toAlbumFacts(album), epoch: album.epoch },
      { maySeeBytes: true },
    );
    return presentImage(deps, { ...image, ...change, removed: false }, addressing);
  });
}

export async function deleteImage(
  deps: Pick<Deps, 'clock' | 'db' | 'images' | 'log'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  const removedKeys = await inTransaction(deps.db, async (trx) => {
    const { album } = await findImageFor(trx, context.actor, id, 'update');
    // Counted under the album's lock, so that two concurrent deletions cannot both see one image too many (AX-75, AL-69).
    if (album.image_count <= ALBUM.imagesMin) throw new AppError('album_min_images');
    const keys = await images.removeImage(trx, id, album.id, deps.clock());
    await updateImageCount(trx, album.id, -1, deps.clock());
    const target = `image ${id}, album ${album.id}`;
    await recordAuditEvent(trx, context, { event: 'image_deleted', target, ownerId: album.account_id });
    return keys;
  });
  await removeFiles(deps, removedKeys);
}
