// The API calls of every kind of content (BU-54); the kind is the first argument.
import type { ContentKind } from '@palmares/core/content-kind';
import {
  CONTENT_ENDPOINTS,
  type ContentWire,
  type Saved,
  type SavedContent,
} from '@palmares/core/contract/content-endpoints';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import type { ListQuery, PageMeta } from '@palmares/core/contract/types';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

/** Timeout in milliseconds: saving many images may take longer than other calls. */
const SAVE_TIMEOUT_MS = 60_000;

export type ContentSummary = ContentWire[ContentKind]['summary'];

export function listContents<K extends ContentKind>(
  kind: K,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<ContentWire[K]['summary'][], PageMeta>> {
  return callWithMeta(CONTENT_ENDPOINTS[kind].list, { query, signal });
}

export function getContent<K extends ContentKind>(
  kind: K,
  id: number,
  signal?: AbortSignal,
): Promise<ContentWire[K]['whole']> {
  return call(CONTENT_ENDPOINTS[kind].get, { id, signal });
}

/** Repeated calls with the same key and body create one content. */
export function createContent<K extends ContentKind>(
  kind: K,
  body: ContentWire[K]['create'],
  idempotencyKey: string,
): Promise<Saved> {
  return call(CONTENT_ENDPOINTS[kind].create, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/** Repeated calls with the same key update once. Throws ApiError `version_conflict` when someone has saved since `version`. */
export function updateContent<K extends ContentKind>(
  kind: K,
  id: number,
  body: ContentWire[K]['update'],
  version: number,
  idempotencyKey: string,
): Promise<Saved> {
  return call(CONTENT_ENDPOINTS[kind].update, {
    id,
    body,
    ifMatch: version,
    idempotencyKey,
    timeoutMs: SAVE_TIMEOUT_MS,
  });
}

/** The reply contains the new state: the screen shows it instead of the requested one (AX-63). */
export function setContentPrivate(
  kind: ContentKind,
  id: number,
  isPrivate: boolean,
): Promise<{ id: number; private: boolean }> {
  const update: Endpoint<{ body: { private?: boolean }; data: SavedContent }> =
    CONTENT_ENDPOINTS[kind].update;
  return call(update, { id, body: { private: isPrivate } });
}

export async function deleteContent(kind: ContentKind, id: number): Promise<void> {
  await call(CONTENT_ENDPOINTS[kind].delete, { id });
}
