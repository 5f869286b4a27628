import { count } from '../../lib/french.ts';
import { toListQuery } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { tournamentListQuery } from '../../queries/tournament.ts';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { TOURNAMENT_GALLERY_TEXTS } from './messages.ts';

export function TournamentGallery() {
  const { state, change } = useListState();
  const { list, expectedPages } = useEndlessQuery(tournamentListQuery(toListQuery(state)));
  const total = list.data?.pages[0]?.meta.total;
  return (
    <ContentGallery
      texts={TOURNAMENT_GALLERY_TEXTS}
      state={state}
      change={change}
      list={list}
      expectedPages={expectedPages}
      renderCard={(tournament) => (
        <TournamentCard heading="h2" tournament={tournament} to={paths.tournament.to(tournament.id)} />
      )}
      skeleton={<ContentCardSkeleton />}
      summary={total === undefined ? undefined : count(total, 'tournoi')}
    />
  );
}
