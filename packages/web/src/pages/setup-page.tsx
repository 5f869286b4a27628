import { Setup } from '../features/setup/setup.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle('Choisir les images');
  return (
    <Page>
      <Setup />
    </Page>
  );
}
