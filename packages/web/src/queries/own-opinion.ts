import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { EXCERPT } from '@palmares/core/limits';
import type { Ballot } from '@palmares/core/palmares/ballot';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ContentSummary, listContents } from '../api/content.ts';
import { readBallot } from '../lib/content-union.ts';
import { contentQuery } from './content.ts';

/** Short, so that a person who has just saved sees the comparison. In milliseconds. */
const FRESH_MS = 5_000;

export type OwnOpinion = {
  readonly kind: ContentKind;
  readonly content: ContentSummary;
  readonly ballot: Ballot;
  /** Number of the user's contents of the album that count, if the user's voice does; null: many. */
  readonly publicCount: number | null;
};

/**
 * The opinion in the user's latest content of an album, private or not; null when there is none. It is computed in the browser and never
 * sent.
 */
export const ownOpinionQuery = (userId: number, albumId: number) =>
  queryOptions({
    queryKey: ['own-opinion', userId, albumId],
    queryFn: ({ client, signal }) => readOwnOpinion(client, albumId, signal),
    staleTime: FRESH_MS,
  });

/** True when the palmarès includes the content, unless its author's voice is excluded. */
export const isCounted = (content: Pick<ContentSummary, 'private' | 'hidden'>): boolean =>
  !content.private && !content.hidden;

async function readOwnOpinion(
  client: QueryClient,
  album: number,
  signal: AbortSignal,
): Promise<OwnOpinion | null> {
  const query = { scope: 'mine', sort: 'newest', album, limit: EXCERPT.contents } as const;
  const lists = await Promise.all(
    CONTENT_KINDS.map(async (kind) => ({ kind, ...(await listContents(kind, query, signal)) })),
  );
  const contents = lists.flatMap(({ kind, data }) => data.map((content) => ({ kind, content })));
  const newest = contents.toSorted((a, b) => b.content.createdAt.localeCompare(a.content.createdAt))[0];
  if (newest === undefined) return null;
  const isAll = lists.every(({ meta }) => meta.next_cursor === null);
  return {
    ...newest,
    ballot: await fetchBallot(client, newest.kind, newest.content.id),
    publicCount: isAll ? contents.filter(({ content }) => isCounted(content)).length : null,
  };
}

async function fetchBallot(client: QueryClient, kind: ContentKind, id: number): Promise<Ballot> {
  const content = await client.fetchQuery(contentQuery(kind, id));
  return content === null ? [] : readBallot(kind, content);
}
