import { RankingGallery } from '../features/content-gallery/ranking-gallery.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle('Classements');
  return (
    <Page>
      <RankingGallery />
    </Page>
  );
}
