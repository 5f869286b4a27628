import { parseRoomCode } from '@palmares/core/room/code';
import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors.ts';
import { roomSeatQuery } from '../../queries/room.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CodeEntry } from './code-entry.tsx';
import { Entry } from './entry.tsx';
import { Loading } from './loading.tsx';
import { PlayRoom } from './play-room.tsx';
import { Removed } from './removed.tsx';

/** Shows the room to a browser that has a seat in it, and the entry form to any other. `typed`: the code of the address. */
export function RoomGate({ typed }: { typed: string | null }) {
  const code = typed === null ? null : parseRoomCode(typed);
  if (code === null) return <CodeEntry problem={typed === null ? null : ENTRY_TEXTS.codeInvalid} />;
  return <Gate code={code} />;
}

function Gate({ code }: { code: string }) {
  const seat = useQuery(roomSeatQuery(code));
  // A seat that was lost while the room is open is an error beside older data.
  if (seat.error instanceof ApiError) {
    const { status } = seat.error;
    if (status === 401) return <Entry code={code} onEntered={() => void seat.refetch()} />;
    if (status === 403) return <Removed code={code} onBack={() => void seat.refetch()} />;
    if (status === 404) return <CodeEntry problem={ENTRY_TEXTS.unknown} />;
  }
  if (seat.data !== undefined)
    return <PlayRoom key={seat.data.id} code={code} seat={seat.data} onRefused={() => void seat.refetch()} />;
  if (seat.error === null) return <Loading />;
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{ENTRY_TEXTS.title}</h1>
      </VisuallyHidden>
      <ErrorState
        isPage
        text={ENTRY_TEXTS.failed}
        retrying={seat.isFetching}
        onRetry={() => void seat.refetch()}
      />
    </>
  );
}
