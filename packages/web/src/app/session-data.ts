// What was loaded for one person is not shown to the next.
import type { Query, QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '../api/session.ts';
import { categoriesQuery } from '../queries/album.ts';
import { siteQuery } from '../queries/site.ts';
import { tellSessionKnown } from './session-mark.ts';

/**
 * Another person signed in, or the same one left on purpose: everything goes. A session that was lost leaves the screen as it
 * is (AC-71: unsaved work survives), and the same person back finds it again.
 */
export function forgetOnSessionChange(client: QueryClient): void {
  let lastId = currentSession().user?.id ?? null;
  subscribeToSession(() => {
    const { status, user, problem } = currentSession();
    if (status === 'signed-in' && user !== null) {
      if (user.id === lastId) return;
      const first = lastId === null;
      lastId = user.id;
      // What a visitor reads is on the page already, where that came from the server: it stays until the person's own is there.
      if (first) void client.invalidateQueries({ predicate: isPersonal }).then(tellSessionKnown);
      else client.clear();
    } else if (status === 'visitor' && problem === null && lastId !== null) {
      lastId = null;
      client.clear();
    }
  });
}

/** Everybody reads the same of these. */
const SAME_FOR_ALL: ReadonlySet<unknown> = new Set([siteQuery().queryKey[0], categoriesQuery().queryKey[0]]);

const isPersonal = ({ queryKey }: Query): boolean => !SAME_FOR_ALL.has(queryKey[0]);
