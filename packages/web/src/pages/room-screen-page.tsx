import { SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import { useParams } from 'react-router';
import { RoomScreen } from '../features/room/room-screen.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function Component() {
  const { code = '' } = useParams();
  useDocumentTitle(SCREEN_TEXTS.title);
  return <RoomScreen key={code} typed={code} />;
}
