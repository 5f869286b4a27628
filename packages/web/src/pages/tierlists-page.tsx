import { TierlistGallery } from '../features/content-gallery/tierlist-gallery.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle('Tier lists');
  return (
    <Page>
      <TierlistGallery />
    </Page>
  );
}
