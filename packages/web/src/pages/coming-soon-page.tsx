import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Mark } from '../ui/mark.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

function ComingSoonPage({ title, soon, text }: { title: string; soon: string; text: string }) {
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={<Mark />}
        title={soon}
        text={text}
        action={
          <Button to={paths.tierlists.to()} variant="primary">
            Voir les tier lists
          </Button>
        }
      />
    </Page>
  );
}

export function RankingsPage() {
  return (
    <ComingSoonPage
      title="Classements"
      soon="Les classements arrivent bientôt"
      text="Choisissez vos préférées, le podium se forme tout seul. En attendant, les tier lists sont déjà là."
    />
  );
}
