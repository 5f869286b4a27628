import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import { checkGuestName } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import { guestNameText } from '@palmares/texts/page/rooms';
import { ENTRY_TEXTS, HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { call } from '../../api/client.ts';
import { formFailure } from '../../api/form-failure.ts';
import { inRoom } from '../../api/room.ts';
import { useForm } from '../../lib/use-form.ts';
import { roomSeatKey } from '../../queries/room.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRoom } from './room-context.ts';

const FAILURE = { failed: HOST_TEXTS.failed, quoted: 'all' } as const;

/** The own name in the room; the room makes it unlike the others (SA-6). */
export function RenameDialog({ onClose }: { onClose: () => void }) {
  const { code, seat } = useRoom();
  const form = useForm({
    initial: { name: seat.name ?? '' },
    check: ({ name }): { name?: string } => {
      const issue = checkGuestName(name);
      return issue === null ? {} : { name: guestNameText(issue) };
    },
    send: ({ name }) => call(inRoom(ROOM_ENDPOINTS.updateRoomSeat, code), { body: { name } }),
    failureOf: (error) => formFailure(error, FAILURE),
    invalidates: [roomSeatKey(code)],
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title={LOBBY_TEXTS.rename} submitLabel={HOST_TEXTS.apply} onClose={onClose}>
      <TextField
        {...form.bind('name')}
        label={ENTRY_TEXTS.name}
        hint={ENTRY_TEXTS.nameHint}
        autoComplete="nickname"
        maxLength={2 * ROOM.nameMax}
      />
    </FormDialog>
  );
}
