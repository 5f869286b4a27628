// The calls that every kind of content has (BU-54): each takes the kind first.
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

/** A save of many images may take longer than other calls, and is never cut by us before this. */
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

/** The same key with the same body creates one content, however often it is sent. */
export function createContent<K extends ContentKind>(
  kind: K,
  body: ContentWire[K]['create'],
  idempotencyKey: string,
): Promise<Saved> {
  return call(CONTENT_ENDPOINTS[kind].create, { body, idempotencyKey, timeoutMs: SAVE_TIMEOUT_MS });
}

/** The same for an update. Throws ApiError `version_conflict` when somebody saved since `version`. */
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

/** The reply says what the content is now: the screen shows that, not what was asked for (AX-63). */
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
