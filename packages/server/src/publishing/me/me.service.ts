// GET /me: the caller's account and the first page of each section of their profile (AC-112).
import type { Actor } from '@palmares/core/permissions';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { listEachKind, pickEach } from '../../content/kinds.ts';
import type { Deps } from '../../deps.ts';
import { presentSessionUser } from '../../identity/account/account.presenter.ts';
import { getAccount } from '../../identity/account/account.service.ts';

export async function getMe(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  actor: Extract<Actor, { kind: 'account' }>,
) {
  const mine = { scope: 'mine' } as const;
  const reader = { actor, wrote: 'unknown' } as const;
  const [account, albums, contents] = await Promise.all([
    getAccount(deps, actor.id),
    listAlbums(deps, reader, mine),
    listEachKind(deps, reader, mine),
  ]);
  return {
    data: { ...presentSessionUser(account), albums: albums.data, ...pickEach(contents, 'data') },
    meta: { albums: albums.meta, ...pickEach(contents, 'meta') },
  };
}
