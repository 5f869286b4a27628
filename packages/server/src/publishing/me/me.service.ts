// GET /me: who one is and the first page of each section of one's profile (P1 §7; product.md §2).
import type { Actor } from '@palmares/core/permissions';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { listRankings } from '../../content/ranking/ranking.service.ts';
import { listTierlists } from '../../content/tierlist/tierlist.service.ts';
import { listTournaments } from '../../content/tournament/tournament.service.ts';
import type { Deps } from '../../deps.ts';
import { presentSessionUser } from '../../identity/account/account.presenter.ts';
import { getAccount } from '../../identity/account/account.service.ts';

export async function getMe(deps: Deps, actor: Extract<Actor, { kind: 'account' }>) {
  const mine = { scope: 'mine' } as const;
  const reader = { actor, wrote: 'unknown' } as const;
  const [account, albums, tierlists, tournaments, rankings] = await Promise.all([
    getAccount(deps, actor.id),
    listAlbums(deps, reader, mine),
    listTierlists(deps, reader, mine),
    listTournaments(deps, reader, mine),
    listRankings(deps, reader, mine),
  ]);
  return {
    data: {
      ...presentSessionUser(account),
      albums: albums.data,
      tierlists: tierlists.data,
      tournaments: tournaments.data,
      rankings: rankings.data,
    },
    meta: {
      albums: albums.meta,
      tierlists: tierlists.meta,
      tournaments: tournaments.meta,
      rankings: rankings.meta,
    },
  };
}
