import { paths } from '../../lib/paths.ts';
import { contentListQuery } from '../../queries/content.ts';
import { RankingCard } from '../../ui/ranking-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { RANKING_GALLERY_TEXTS } from './messages.ts';

export function RankingGallery() {
  return (
    <ContentGallery
      texts={RANKING_GALLERY_TEXTS}
      queryOf={(filters) => contentListQuery('ranking', filters)}
      renderCard={(ranking, place) => (
        <RankingCard
          heading="h2"
          ranking={ranking}
          to={paths.ranking.to(ranking.id)}
          isFirst={place !== 'below'}
        />
      )}
    />
  );
}
