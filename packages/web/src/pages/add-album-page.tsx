import { FORM_TEXTS } from '@palmares/texts/page/album-creation';
import { useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { AlbumCreation } from '../features/album-creation/album-creation.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const { user } = useSession();
  const [query] = useSearchParams();
  useDocumentTitle(FORM_TEXTS.title);
  // The route guard requires a user. The key gives another account its own screen.
  return (
    user && (
      <main>
        <AlbumCreation key={user.id} userId={user.id} goOn={query.get('continue') === 'true'} />
      </main>
    )
  );
}
