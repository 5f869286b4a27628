// What was loaded for one person is not shown to the next.
import type { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '../api/session.ts';

/**
 * Another person signed in, or the same one left on purpose: everything goes. A session that was lost leaves the screen as it
 * is (product.md §4: unsaved work survives), and the same person back finds it again.
 */
export function forgetOnSessionChange(client: QueryClient): void {
  let lastId = currentSession().user?.id ?? null;
  subscribeToSession(() => {
    const { status, user, problem } = currentSession();
    if (status === 'signed-in' && user !== null) {
      if (user.id === lastId) return;
      const first = lastId === null;
      lastId = user.id;
      if (first) void client.invalidateQueries();
      else client.clear();
    } else if (status === 'visitor' && problem === null && lastId !== null) {
      lastId = null;
      client.clear();
    }
  });
}
