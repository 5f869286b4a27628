// The dehydrated query data of a server-rendered page (ssr/render-page.tsx): queries read their answers from it.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type DehydratedQuery = readonly [key: QueryKey, data: unknown];

/** Id of the element that contains the data. */
export const DEHYDRATED_DATA_ID = 'first-data';

/** True when the page was server-rendered. */
export const hasDehydratedData = (): boolean => document.getElementById(DEHYDRATED_DATA_ID) !== null;

/** Returns null when the root is empty: in development, offline, or on pages that are not server-rendered. */
export function readDehydratedData(): DehydratedQuery[] | null {
  const text = document.getElementById(DEHYDRATED_DATA_ID)?.textContent;
  return text == null ? null : (JSON.parse(text) as DehydratedQuery[]);
}

/** True when the browser restored the page from an earlier visit without asking the server. */
const isOld = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Fills the query cache; outdated answers are shown and refetched. */
export function hydrateQueries(
  client: QueryClient,
  entries: readonly DehydratedQuery[],
  updatedAt?: number,
): void {
  for (const [key, data] of entries)
    client.setQueryData(key, data, updatedAt === undefined ? {} : { updatedAt });
}

export const getDehydratedTime = (): number => (isOld() ? 0 : Date.now());
