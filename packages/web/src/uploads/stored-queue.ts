// The stored form of an upload queue: the chosen images and their upload progress, without the files (storage/drafts/album-draft-store.ts).
// Restoring accepts invalid data: unexpected parts are left out, never an error (AL-59, AL-68).
import { parseArray, parseRecord, parseString } from '@palmares/core/parse-untrusted';
import type { DraftFile } from '../storage/drafts/album-draft-store.ts';
import type { ChosenImage, ImageStatus } from './chosen-images.ts';
import type { RequestKey } from './request-key.ts';
import { type ImageProgress, NOT_SENT, type Sending } from './sending.ts';

/** Returns whether the stored file of an image is prepared or still the original; null when there is none. */
export type GetStoredStatus = (id: string) => Exclude<ImageStatus, 'refused'> | null;

export function getStoredStatus(file: DraftFile | undefined): ReturnType<GetStoredStatus> {
  if (file === undefined) return null;
  return 'original' in file ? 'waiting' : 'ready';
}

/** Images without a file cannot be sent any more and are dropped. */
export function parseChosenImages(value: unknown, statusOf: GetStoredStatus): ChosenImage[] {
  return parseArray(value).flatMap((image) => parseImage(image, statusOf) ?? []);
}

function parseImage(value: unknown, statusOf: GetStoredStatus): ChosenImage | null {
  const image = parseRecord(value);
  const id = parseString(image?.['id']);
  const status = id === null ? null : statusOf(id);
  if (image === null || id === null || status === null) return null;
  return {
    id,
    fileName: getText(image['fileName']),
    name: getText(image['name']),
    description: getText(image['description']),
    url: getText(image['url']),
    status,
    failure: null,
    animated: image['animated'] === true,
    fingerprint: getText(image['fingerprint']),
  };
}

/** `saved.keys`: the idempotency keys, so that an interrupted upload continues without creating anything twice. */
export function parseSending(
  saved: { order: unknown; images: unknown; keys: unknown },
  chosen: readonly ChosenImage[],
): Sending {
  const known = new Set(chosen.map(({ id }) => id));
  const images = parseRecord(saved.images) ?? {};
  const keys = parseRecord(saved.keys) ?? {};
  const order = parseArray(saved.order).filter((id): id is string => typeof id === 'string' && known.has(id));
  const keyed = order.map((id) => [id, parseRequestKey(keys[id])] as const);
  return {
    ...NOT_SENT,
    order,
    images: Object.fromEntries(order.map((id) => [id, parseProgress(images[id])])),
    keys: Object.fromEntries(keyed.flatMap(([id, key]) => (key === null ? [] : [[id, key]]))),
  };
}

function parseProgress(value: unknown): ImageProgress {
  const progress = parseRecord(value);
  if (progress?.['step'] === 'success') return { step: 'success' };
  if (progress?.['step'] === 'error') return { step: 'error', text: getText(progress['text']) };
  return { step: 'pending' };
}

export function parseRequestKey(value: unknown): RequestKey | null {
  const saved = parseRecord(value);
  const key = parseString(saved?.['key']);
  const body = parseString(saved?.['body']);
  if (key === null || body === null) return null;
  return saved?.['isRefused'] === true ? { key, body, isRefused: true } : { key, body };
}

const getText = (value: unknown): string => parseString(value) ?? '';
