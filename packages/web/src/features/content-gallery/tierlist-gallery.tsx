import { paths } from '../../lib/paths.ts';
import { contentListQuery } from '../../queries/content.ts';
import { TierlistCard } from '../../ui/tierlist-card.tsx';
import { ContentGallery } from './content-gallery.tsx';
import { TIERLIST_GALLERY_TEXTS } from './messages.ts';

export function TierlistGallery() {
  return (
    <ContentGallery
      texts={TIERLIST_GALLERY_TEXTS}
      queryOf={(filters) => contentListQuery('tierlist', filters)}
      renderCard={(tierlist, place) => (
        <TierlistCard
          heading="h2"
          tierlist={tierlist}
          to={paths.tierlist.to(tierlist.id)}
          isFirst={place !== 'below'}
        />
      )}
    />
  );
}
