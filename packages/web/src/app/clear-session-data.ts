// Data loaded for one person must not be shown to the next.
import type { Query, QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '../api/session.ts';
import { categoriesQuery } from '../queries/album.ts';
import { siteQuery } from '../queries/site.ts';
import { markSessionKnown } from './session-attribute.ts';

/**
 * Clears the cache when another person signs in, or the same one signs out. A lost session keeps the screen (AC-71: unsaved work survives),
 * and the same person finds it again after signing in.
 */
export function clearOnSessionChange(client: QueryClient): void {
  let lastId = currentSession().user?.id ?? null;
  subscribeToSession(() => {
    const { status, user, problem } = currentSession();
    if (status === 'signed-in' && user !== null) {
      if (user.id === lastId) return;
      const first = lastId === null;
      lastId = user.id;
      // A server-rendered page shows a visitor's data: it stays visible until the person's own data has loaded.
      if (first) void client.invalidateQueries({ predicate: isPersonal }).then(markSessionKnown);
      else client.clear();
    } else if (status === 'visitor' && problem === null && lastId !== null) {
      lastId = null;
      client.clear();
    }
  });
}

/** Queries with the same answer for everybody. */
const SAME_FOR_ALL: ReadonlySet<unknown> = new Set([siteQuery().queryKey[0], categoriesQuery().queryKey[0]]);

const isPersonal = ({ queryKey }: Query): boolean => !SAME_FOR_ALL.has(queryKey[0]);
