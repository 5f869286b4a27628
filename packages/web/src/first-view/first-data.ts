// What came with the page, where the server has drawn it (first-view/render-page.tsx): the queries find their answers there.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type FirstEntry = readonly [key: QueryKey, data: unknown];

/** The id of the element that holds it. */
export const FIRST_DATA_ID = 'first-data';

/** Whether the page came with its content. */
export const hasFirstData = (): boolean => document.getElementById(FIRST_DATA_ID) !== null;

/** Null where the root came empty: in development, without a network, on pages that are not drawn. */
export function readFirstData(): FirstEntry[] | null {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  return text == null ? null : (JSON.parse(text) as FirstEntry[]);
}

/** Whether the browser has kept the page since an earlier visit: going back does not ask the server for it again. */
const isOld = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Answers that may be old are shown, and asked for again. */
export function fillQueries(client: QueryClient, entries: readonly FirstEntry[], updatedAt?: number): void {
  for (const [key, data] of entries)
    client.setQueryData(key, data, updatedAt === undefined ? {} : { updatedAt });
}

export const firstDataTime = (): number => (isOld() ? 0 : Date.now());
