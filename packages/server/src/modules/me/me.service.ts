// GET /me: who one is and the first page of each section of one's profile (P1 §7; product.md §2).
import type { Actor } from '@palmares/core/permissions';
import type { Deps } from '../../deps.ts';
import { presentSessionUser } from '../account/account.presenter.ts';
import { getAccount } from '../account/account.service.ts';
import { listAlbums } from '../album/album.service.ts';
import { listTierlists } from '../tierlist/tierlist.service.ts';

export async function getMe(deps: Deps, actor: Extract<Actor, { kind: 'account' }>) {
  const mine = { scope: 'mine' } as const;
  const [account, albums, tierlists] = await Promise.all([
    getAccount(deps, actor.id),
    listAlbums(deps, actor, mine),
    listTierlists(deps, actor, mine),
  ]);
  return {
    data: { ...presentSessionUser(account), albums: albums.data, tierlists: tierlists.data },
    meta: { albums: albums.meta, tierlists: tierlists.meta },
  };
}
