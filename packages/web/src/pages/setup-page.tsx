import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { renderOpenRoom } from '../features/room-open/lazy-open-room.tsx';
import { Setup } from '../features/setup/setup.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Page } from '../ui/page.tsx';
import { RoomSlotContext } from '../ui/room-slot.tsx';

export function Component() {
  useDocumentTitle(SETUP_TEXTS.title);
  return (
    <Page>
      <RoomSlotContext value={renderOpenRoom}>
        <Setup />
      </RoomSlotContext>
    </Page>
  );
}
