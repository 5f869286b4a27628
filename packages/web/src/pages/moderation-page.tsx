import { useSession } from '../api/session.ts';
import { FlaggedImages } from '../features/moderation/flagged-images.tsx';
import { FLAG_TEXTS } from '../features/moderation/messages.ts';
import { isAdmin } from '../lib/roles.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page, PageHeader } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle(FLAG_TEXTS.title);
  const { user } = useSession();
  return (
    <Page>
      <PageHeader title={FLAG_TEXTS.title} text={FLAG_TEXTS.intro} />
      <FlaggedImages mayRemove={isAdmin(user)} />
    </Page>
  );
}
