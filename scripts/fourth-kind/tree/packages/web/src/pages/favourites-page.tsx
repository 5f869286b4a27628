import { ContentGallery } from '../features/content-gallery/content-gallery.tsx';
import { KindCard } from '../kinds/kind-card.tsx';

export function Component() {
  return <ContentGallery kind="favourite" Card={KindCard} />;
}
