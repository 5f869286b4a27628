// The unfinished album as it is kept on the device: fields and progress here, files apart
// (lib/drafts/album-draft-store.ts).
// Restoring accepts any junk: what is not as expected is left out, never an error (product.md §5).
import { ALBUM_DRAFT_VERSION, summariseAlbumDraft } from '../../lib/drafts/album-draft-summary.ts';
import { type ChosenImage, type ImageStatus, sendableOf } from '../../uploads/chosen-images.ts';
import type { RequestKey } from '../../uploads/request-key.ts';
import { type ImageProgress, NOT_SENT, type Sending } from '../../uploads/sending.ts';
import type { AlbumForm } from './album-form.ts';
import { NOT_SUBMITTED, type Submission } from './submission.ts';

export type AlbumDraft = {
  form: AlbumForm;
  images: readonly ChosenImage[];
  submission: Submission;
  sending: Sending;
};

/** `savedAt`: milliseconds since 1970. Files that were refused are never sent: they are left out. */
export function toDraftJson({ form, images, submission, sending }: AlbumDraft, savedAt: number): object {
  const { order, images: progress, keys } = sending;
  return {
    version: ALBUM_DRAFT_VERSION,
    savedAt,
    form: { ...form, images: sendableOf(images) },
    submission: { ...submission, order, images: progress, imageKeys: keys },
  };
}

/** Whether the kept file of an image is prepared or still as it was chosen; null when there is none. */
type StatusOf = (id: string) => Exclude<ImageStatus, 'refused'> | null;

/** Images without a file cannot be sent any more: they are dropped. Null when nothing is worth offering. */
export function parseAlbumDraft(
  value: unknown,
  statusOf: StatusOf,
): (AlbumDraft & { savedAt: number }) | null {
  // What the list of drafts counts is what is offered here.
  const summary = summariseAlbumDraft(value, (id) => statusOf(id) !== null);
  if (summary === null || !isRecord(value) || !isRecord(value['form'])) return null;
  const saved = value['form'];
  const images = listOf(saved['images']).flatMap((image) => parseImage(image, statusOf) ?? []);
  const form: AlbumForm = {
    name: summary.title,
    isPublic: saved['isPublic'] !== false,
    categories: listOf(saved['categories']).filter((name) => typeof name === 'string'),
    textList: textOf(saved['textList']),
  };
  return { savedAt: summary.savedAt, form, images, ...parseSubmission(value['submission'], images) };
}

function parseImage(value: unknown, statusOf: StatusOf): ChosenImage | null {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const status = statusOf(value['id']);
  if (status === null) return null;
  return {
    id: value['id'],
    fileName: textOf(value['fileName']),
    name: textOf(value['name']),
    description: textOf(value['description']),
    url: textOf(value['url']),
    status,
    failure: null,
    animated: value['animated'] === true,
    fingerprint: textOf(value['fingerprint']),
  };
}

/** Only what lets an interrupted sending go on without making anything twice. */
function parseSubmission(
  value: unknown,
  chosen: readonly ChosenImage[],
): Pick<AlbumDraft, 'submission' | 'sending'> {
  const saved = isRecord(value) ? value : {};
  const albumKey = parseKey(saved['albumKey']);
  const albumId = saved['albumId'];
  if (typeof albumId !== 'number' || !Number.isSafeInteger(albumId))
    return { submission: { ...NOT_SUBMITTED, albumKey }, sending: NOT_SENT };
  const categoriesAttached = saved['categoriesAttached'] === true;
  return {
    // The page was left on the way: the album waits to be resumed.
    submission: { ...NOT_SUBMITTED, phase: 'partial', albumId, albumKey, categoriesAttached },
    sending: { ...parseSending(saved, chosen), stop: 'interrupted' },
  };
}

function parseSending(saved: Readonly<Record<string, unknown>>, chosen: readonly ChosenImage[]): Sending {
  const known = new Set(chosen.map(({ id }) => id));
  const order = listOf(saved['order']).filter((id) => typeof id === 'string');
  const images = isRecord(saved['images']) ? saved['images'] : {};
  const keys = isRecord(saved['imageKeys']) ? saved['imageKeys'] : {};
  const kept = order.filter((id) => known.has(id));
  const keyed = kept.map((id) => [id, parseKey(keys[id])] as const);
  return {
    ...NOT_SENT,
    order,
    images: Object.fromEntries(kept.map((id) => [id, parseProgress(images[id])])),
    keys: Object.fromEntries(keyed.flatMap(([id, key]) => (key === null ? [] : [[id, key]]))),
  };
}

function parseProgress(value: unknown): ImageProgress {
  if (isRecord(value) && value['step'] === 'success') return { step: 'success' };
  if (isRecord(value) && value['step'] === 'error') return { step: 'error', text: textOf(value['text']) };
  return { step: 'pending' };
}

function parseKey(value: unknown): RequestKey | null {
  if (!isRecord(value)) return null;
  const { key, body, isRefused } = value;
  if (typeof key !== 'string' || typeof body !== 'string') return null;
  return isRefused === true ? { key, body, isRefused } : { key, body };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
