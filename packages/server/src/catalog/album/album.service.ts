// Albums: reading, creation, change, deletion (AL-78, AL-79, AL-80, AL-81).
import { checkAlbumName } from '@palmares/core/album/check-album';
import type { StaffEventName } from '@palmares/core/contract/audit-events';
import type {
  Album,
  AlbumDeletionPreview,
  AlbumStatus,
  CreateAlbumBody,
  UpdateAlbumBody,
} from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { type Actor, decideOnAlbum } from '@palmares/core/permissions';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import { toSearchText } from '@palmares/core/text/search-text';
import type { Phrase } from '../../api-texts.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { assertVersionMatches } from '../../http/if-match.ts';
import { recordAuditEvent } from '../../identity/account/record-audit-event.ts';
import { errorCode } from '../../start-error.ts';
import { getAlbumFor, toAlbumFacts } from '../album-state/album-rights.service.ts';
import { removeFiles } from '../image/image.files.ts';
import { listAlbumImageIds, removeImagesOfAlbum, updatePositions } from '../image/image.repository.ts';
import { presentAlbum } from './album.presenter.ts';
import * as albums from './album.repository.ts';
import * as dependents from './album-dependents.repository.ts';
import { recordStatusChange } from './quarantine.ts';

export async function getAlbum(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Album> {
  const row = await albums.findAlbum(deps.db, id);
  assertFound(row);
  assertAllowed(decideOnAlbum(actor, 'read', toAlbumFacts(row)));
  return presentAlbum(deps, actor, row);
}

function parseName(raw: string): string {
  const code = checkAlbumName(raw);
  if (code !== null) {
    const text: Phrase = (texts) => texts.albumNameText(code);
    throw new AppError('validation_failed', { text, issues: [{ field: 'name', code, text }] });
  }
  return normaliseLine(raw);
}

function parseCategories(ids: readonly number[]): number[] {
  const unique = [...new Set(ids)];
  if (unique.length > ALBUM.categoriesMax) throw new AppError('too_many_categories');
  return unique;
}

function noteByStaff(
  db: Db,
  context: AccountContext,
  event: StaffEventName,
  album: { id: number; account_id: number },
): Promise<void> {
  return recordAuditEvent(db, context, { event, target: `album ${album.id}`, ownerId: album.account_id });
}

/** Images that are not listed follow in their previous order, so that an image uploaded meanwhile keeps a place (AL-7). */
async function setImageOrder(db: Db, albumId: number, wanted: readonly number[]): Promise<void> {
  const present = await listAlbumImageIds(db, albumId);
  const known = new Set(present);
  if (wanted.some((id) => !known.has(id))) throw new AppError('image_not_in_album');
  await updatePositions(db, albumId, [...new Set([...wanted, ...present])]);
}

/** Converts the foreign key violation of an unknown category into a 404. */
async function withCategories<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // foreign_key_violation
    if (errorCode(error) === '23503') throw new AppError('not_found');
    throw error;
  }
}

const setCategories = (db: Db, albumId: number, ids: readonly number[]): Promise<void> =>
  withCategories(() => albums.replaceCategories(db, albumId, ids));

export async function createAlbum(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  body: CreateAlbumBody,
) {
  const name = parseName(body.name);
  const status = body.status ?? 'public';
  if (status === 'quarantined')
    throw new AppError('validation_failed', {
      issues: [{ field: 'status', code: 'invalid', text: (texts) => texts.FIELD_TEXTS.newAlbumStatus }],
    });
  const categories = parseCategories(body.categories ?? []);
  return withIdempotency(deps.db, context, { route: 'POST /album', body }, async (trx) => {
    const row = {
      account_id: context.actor.id,
      name,
      search_text: toSearchText(name),
      status,
      created_at: deps.clock(),
      categories,
    };
    const id = await withCategories(() => albums.insertAlbum(trx, row));
    if (id === undefined) throw new AppError('too_many_albums');
    return { id, version: 1 };
  });
}

/** The change that an update requests, with validated texts. Toggles do not raise the version (AX-65). */
function parseChange(body: UpdateAlbumBody, current: AlbumStatus) {
  const name = body.name === undefined ? undefined : parseName(body.name);
  const categories = body.categories === undefined ? undefined : parseCategories(body.categories);
  const { status, images } = body;
  const newVersion = name !== undefined || categories !== undefined || images !== undefined;
  if (!newVersion && status === undefined) throw new AppError('nothing_to_update');
  const reason = normaliseText(body.quarantine_reason ?? '') || null;
  return { name, categories, images, reason, newVersion, newStatus: status === current ? undefined : status };
}

type AlbumChange = ReturnType<typeof parseChange>;

/** The columns of the album's row that the change sets. */
function getColumns({ name, newStatus, reason }: AlbumChange) {
  return {
    ...(name === undefined ? {} : { name, search_text: toSearchText(name) }),
    ...(newStatus === undefined
      ? {}
      : { status: newStatus, quarantine_reason: newStatus === 'quarantined' ? reason : null }),
  };
}

export async function updateAlbum(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  body: UpdateAlbumBody,
): Promise<{ id: number; version: number; status: AlbumStatus }> {
  return withIdempotency(deps.db, context, { route: `PUT /album/${id}`, body }, async (trx) => {
    const album = await getAlbumFor(trx, context.actor, 'update', id, 'update');
    if (body.status === 'quarantined' && album.status !== 'quarantined')
      assertAllowed(decideOnAlbum(context.actor, 'quarantine', toAlbumFacts(album)));
    const change = parseChange(body, album.status);
    assertVersionMatches(context.ifMatch, album.version);

    const { newStatus, newVersion, categories, images, reason } = change;
    const now = deps.clock();
    const how = { now, newEpoch: newStatus !== undefined, newVersion };
    await albums.updateAlbum(trx, id, getColumns(change), how);
    if (categories !== undefined) await setCategories(trx, id, categories);
    if (images !== undefined) await setImageOrder(trx, id, images);
    if (newStatus !== undefined)
      await recordStatusChange(trx, context, album, { status: newStatus, reason, now });
    if (newVersion) await noteByStaff(trx, context, 'album_updated', album);
    return { id, version: album.version + (newVersion ? 1 : 0), status: newStatus ?? album.status };
  });
}

/** Idempotent: adding a category that the album already has answers 200 instead of 201. */
export async function addCategory(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
  categoryId: number,
): Promise<{ added: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    const album = await getAlbumFor(trx, context.actor, 'update', id, 'update');
    assertVersionMatches(context.ifMatch, album.version);
    const present = (await albums.listAlbumCategoryIds(trx, id)).map((row) => row.category_id);
    if (present.includes(categoryId)) return { added: false };
    await setCategories(trx, id, parseCategories([...present, categoryId]));
    await noteByStaff(trx, context, 'album_updated', album);
    return { added: true };
  });
}

/** The preview shown before an album is deleted (AL-71), for actors who may delete it. */
export async function previewDeletion(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
): Promise<AlbumDeletionPreview> {
  const album = await getAlbumFor(deps.db, context.actor, 'delete', id);
  const [images, author, others] = await Promise.all([
    dependents.countImages(deps.db, id),
    dependents.countContentsOn(deps.db, id, { of: 'author', authorId: album.account_id }),
    dependents.countContentsOn(deps.db, id, { of: 'others', authorId: album.account_id }),
  ]);
  return { images: images.all, kept_images: images.used, author, others };
}

export async function deleteAlbum(
  deps: Pick<Deps, 'clock' | 'db' | 'images' | 'log'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  const removedKeys = await inTransaction(deps.db, async (trx) => {
    const album = await getAlbumFor(trx, context.actor, 'delete', id, 'update');
    assertVersionMatches(context.ifMatch, album.version);
    const keys = await removeImagesOfAlbum(trx, id, deps.clock());
    await albums.removeAlbum(trx, id, deps.clock());
    await noteByStaff(trx, context, 'album_deleted', album);
    return keys;
  });
  await removeFiles(deps, removedKeys);
}
