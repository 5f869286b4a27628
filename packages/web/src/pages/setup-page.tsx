import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { Setup } from '../features/setup/setup.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle(SETUP_TEXTS.title);
  return (
    <Page>
      <Setup />
    </Page>
  );
}
