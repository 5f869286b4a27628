import type { HomeLatest } from '@palmares/core/contract/types';
import { paths } from '../../lib/paths.ts';
import { RankingCard } from '../../ui/ranking-card.tsx';
import { TierlistCard } from '../../ui/tierlist-card.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { HOME_TEXTS } from './messages.ts';
import { Shelf } from './shelf.tsx';

/** What people made lately, a shelf for each kind of which there is something. */
export function LatestShelves({ latest: { tierlists, tournaments, rankings } }: { latest: HomeLatest }) {
  const linkLabel = HOME_TEXTS.seeAll;
  return (
    <>
      <Shelf
        id="latest-tierlists"
        title={HOME_TEXTS.latestTierlists}
        to={paths.tierlists.to()}
        linkLabel={linkLabel}
        items={tierlists}
        render={(tierlist) => <TierlistCard tierlist={tierlist} to={paths.tierlist.to(tierlist.id)} />}
      />
      <Shelf
        id="latest-tournaments"
        title={HOME_TEXTS.latestTournaments}
        to={paths.tournaments.to()}
        linkLabel={linkLabel}
        items={tournaments}
        render={(tournament) => (
          <TournamentCard tournament={tournament} to={paths.tournament.to(tournament.id)} />
        )}
      />
      <Shelf
        id="latest-rankings"
        title={HOME_TEXTS.latestRankings}
        to={paths.rankings.to()}
        linkLabel={linkLabel}
        items={rankings}
        render={(ranking) => <RankingCard ranking={ranking} to={paths.ranking.to(ranking.id)} />}
      />
    </>
  );
}
