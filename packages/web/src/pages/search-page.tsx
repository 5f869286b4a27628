import { SEARCH_TEXTS } from '@palmares/texts/page/search';
import { AlbumDialog, preloadAlbumDialog } from '../features/album-dialog/lazy-album-dialog.tsx';
import { SiteSearch } from '../features/search/site-search.tsx';
import { useChosenAlbum } from '../lib/use-chosen-album.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle(SEARCH_TEXTS.title);
  const { chosen, linkTo, close } = useChosenAlbum();
  return (
    <Page>
      <SiteSearch albumLink={linkTo} onHint={preloadAlbumDialog} />
      <AlbumDialog albumId={chosen} onClose={close} />
    </Page>
  );
}
