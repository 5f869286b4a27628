// The unfinished album as it is kept on the device: fields and progress here, files apart
// (lib/drafts/album-draft-store.ts).
// Restoring accepts any junk: what is not as expected is left out, never an error (product.md §5).
import { ALBUM_DRAFT_VERSION, summariseAlbumDraft } from '../../lib/drafts/album-draft-summary.ts';
import type { AlbumForm, FormImage, ImageStatus } from './album-form.ts';
import {
  type ImageProgress,
  NOT_SUBMITTED,
  type Phase,
  type RequestKey,
  type Submission,
} from './submission.ts';

export type AlbumDraft = {
  version: typeof ALBUM_DRAFT_VERSION;
  /** Milliseconds since 1970. */
  savedAt: number;
  form: AlbumForm;
  submission: Submission;
};

/** Files that were refused are never sent: they are left out. */
export function toDraft(form: AlbumForm, submission: Submission, savedAt: number): AlbumDraft {
  const images = form.images.filter(({ status }) => status !== 'refused');
  return { version: ALBUM_DRAFT_VERSION, savedAt, form: { ...form, images }, submission };
}

/** Whether the kept file of an image is prepared or still as it was chosen; null when there is none. */
type StatusOf = (id: string) => Exclude<ImageStatus, 'refused'> | null;

/** Images without a file cannot be sent any more: they are dropped. Null when nothing is worth offering. */
export function parseDraft(value: unknown, statusOf: StatusOf): AlbumDraft | null {
  // What the list of drafts counts is what is offered here.
  const summary = summariseAlbumDraft(value, (id) => statusOf(id) !== null);
  if (summary === null || !isRecord(value) || !isRecord(value['form'])) return null;
  const saved = value['form'];
  const images = listOf(saved['images']).flatMap((image) => parseImage(image, statusOf) ?? []);
  const form: AlbumForm = {
    name: summary.title,
    isPublic: saved['isPublic'] !== false,
    categories: listOf(saved['categories']).filter((name) => typeof name === 'string'),
    images,
  };
  const { savedAt } = summary;
  return {
    version: ALBUM_DRAFT_VERSION,
    savedAt,
    form,
    submission: parseSubmission(value['submission'], form),
  };
}

function parseImage(value: unknown, statusOf: StatusOf): FormImage | null {
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
    fault: null,
    animated: value['animated'] === true,
    fingerprint: textOf(value['fingerprint']),
  };
}

/** Only what lets an interrupted sending go on without making anything twice. */
function parseSubmission(value: unknown, form: AlbumForm): Submission {
  if (!isRecord(value)) return NOT_SUBMITTED;
  const albumKey = parseKey(value['albumKey']);
  const albumId = value['albumId'];
  if (typeof albumId !== 'number' || !Number.isSafeInteger(albumId)) return { ...NOT_SUBMITTED, albumKey };
  const known = new Set(form.images.map(({ id }) => id));
  const order = listOf(value['order']).filter((id) => typeof id === 'string');
  const images = isRecord(value['images']) ? value['images'] : {};
  const keys = isRecord(value['imageKeys']) ? value['imageKeys'] : {};
  const kept = order.filter((id) => known.has(id));
  return {
    ...NOT_SUBMITTED,
    phase: parsePhase(value['phase']),
    albumId,
    albumKey,
    categoriesAttached: value['categoriesAttached'] === true,
    order,
    images: Object.fromEntries(kept.map((id) => [id, parseProgress(images[id])])),
    imageKeys: Object.fromEntries(
      kept.flatMap((id) => {
        const key = parseKey(keys[id]);
        return key === null ? [] : [[id, key]];
      }),
    ),
  };
}

function parsePhase(value: unknown): Phase {
  return value === 'editing' ? 'editing' : 'partial';
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
