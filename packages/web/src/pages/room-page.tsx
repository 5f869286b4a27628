import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useParams } from 'react-router';
import { RoomGate } from '../features/room/room-gate.tsx';
import { type StoreOwnContent, StoreOwnContentContext } from '../features/room/take-home.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';

/** The code of the editors' drafts loads only when a guest takes their votes home. */
const storeOwnContent: StoreOwnContent = async (...kept) =>
  (await import('./store-converted-content.ts')).storeConvertedContent(...kept);

export function Component() {
  const { code } = useParams();
  useDocumentTitle(ENTRY_TEXTS.title);
  return (
    <Page>
      <StoreOwnContentContext value={storeOwnContent}>
        <RoomGate key={code ?? ''} typed={code ?? null} />
      </StoreOwnContentContext>
    </Page>
  );
}
