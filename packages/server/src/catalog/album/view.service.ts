// A view of an album, counted once per visitor and day.
import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { RequestContext } from '../../http/context.ts';
import { getAlbumFor } from '../album-state/album-rights.service.ts';
import { addView, getViewSalt } from './view.repository.ts';

/** A visitor is an account, or the network of a caller without a session: neither can be chosen by the caller. */
export async function countView(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  context: RequestContext,
  id: number,
): Promise<void> {
  const { actor, ip } = context;
  await getAlbumFor(deps.db, actor, 'read', id);
  const day = deps.clock().toISOString().slice(0, 10);
  const salt = await getViewSalt(deps.db, day, deps.random(32));
  const who = actor.kind === 'account' ? `account ${actor.id}` : `network ${getClientNetwork(ip)}`;
  const visitor = createHmac('sha256', salt).update(`${id} ${who}`).digest('base64url').slice(0, 22);
  await addView(deps.db, id, { day, visitor });
}
