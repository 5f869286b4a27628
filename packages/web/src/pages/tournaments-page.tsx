import { TournamentGallery } from '../features/content-gallery/tournament-gallery.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle('Tournois');
  return (
    <Page>
      <TournamentGallery />
    </Page>
  );
}
