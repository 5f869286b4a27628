import { QUEUE_TEXTS } from '@palmares/texts/page/queue';
import { useSession } from '../api/session.ts';
import { Moderation } from '../features/moderation/moderation.tsx';
import { isAdmin } from '../lib/roles.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page, PageHeader } from '../ui/page.tsx';

export function Component() {
  useDocumentTitle(QUEUE_TEXTS.title);
  const { user } = useSession();
  return (
    <Page>
      <PageHeader title={QUEUE_TEXTS.title} text={QUEUE_TEXTS.intro} />
      <Moderation mayRemove={isAdmin(user)} />
    </Page>
  );
}
