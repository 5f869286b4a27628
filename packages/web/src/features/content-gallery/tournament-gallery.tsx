import { paths } from '../../lib/paths.ts';
import { contentListQuery } from '../../queries/content.ts';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { TOURNAMENT_GALLERY_TEXTS } from './messages.ts';

export function TournamentGallery() {
  return (
    <ContentGallery
      texts={TOURNAMENT_GALLERY_TEXTS}
      queryOf={(filters) => contentListQuery('tournament', filters)}
      renderCard={(tournament, place) => (
        <TournamentCard
          heading="h2"
          tournament={tournament}
          to={paths.tournament.to(tournament.id)}
          isFirst={place !== 'below'}
        />
      )}
    />
  );
}
