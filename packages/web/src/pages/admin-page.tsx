import { PANEL_TEXTS } from '@palmares/texts/page/admin';
import { Admin } from '../features/admin/admin.tsx';
import { FlaggedImages } from '../features/moderation/flagged-images.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle(PANEL_TEXTS.title);
  return (
    <Page>
      <Admin flags={<FlaggedImages mayRemove />} />
    </Page>
  );
}
