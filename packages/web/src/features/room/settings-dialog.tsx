import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { UpdateRoomBody } from '@palmares/core/contract/types';
import { listStepSeconds } from '@palmares/core/room/plan';
import { stepTime } from '@palmares/texts/page/rooms-open';
import { HOST_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './dialogs.module.css';
import { useRoom } from './room-context.ts';

/** Settings that apply at once, and the end of the room. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { code, snapshot } = useRoom();
  const [isEnding, setEnding] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: UpdateRoomBody) => call(inRoom(ROOM_ENDPOINTS.updateRoom, code), { body }),
    meta: { failure: HOST_TEXTS.failed },
  });
  const { locked, votes_hidden: hidden, names_on_votes: names, mode, phase } = snapshot;
  if (isEnding) return <EndQuestion onClose={onClose} />;
  return (
    <Dialog
      title={HOST_TEXTS.settings}
      onClose={onClose}
      footer={<Button onClick={onClose}>{HOST_TEXTS.close}</Button>}
    >
      <div className={styles.settings}>
        <Switch
          label={HOST_TEXTS.lock}
          description={HOST_TEXTS.lockText}
          checked={locked}
          busy={isPending}
          onChange={(on) => mutate({ locked: on })}
        />
        {mode !== 'ranking' && (
          <>
            <Switch
              label={HOST_TEXTS.hidden}
              checked={hidden}
              busy={isPending}
              onChange={(on) => mutate({ votes_hidden: on })}
            />
            <Switch
              label={HOST_TEXTS.names}
              checked={names}
              busy={isPending}
              onChange={(on) => mutate({ names_on_votes: on })}
            />
          </>
        )}
        {phase === 'play' && <StepTime />}
        <Button variant="danger" onClick={() => setEnding(true)}>
          {HOST_TEXTS.end}
        </Button>
      </div>
    </Dialog>
  );
}

const toOption = (value: number | null) => ({ value: String(value ?? ''), label: stepTime(value) });

/** The timer of the open step and of those to come; it can be switched off (WCAG 2.2.1). */
function StepTime() {
  const { snapshot, conduct } = useRoom();
  const { mode, step_seconds: seconds } = snapshot;
  return (
    <Select
      label={HOST_TEXTS.time}
      value={String(seconds ?? '')}
      options={[null, ...listStepSeconds(mode)].map(toOption)}
      onChange={(value) => conduct({ type: 'time', seconds: value === '' ? null : Number(value) })}
    />
  );
}

function EndQuestion({ onClose }: { onClose: () => void }) {
  const { code } = useRoom();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.endRoom, code)),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={HOST_TEXTS.endQuestion}
      text={HOST_TEXTS.endText}
      confirmLabel={HOST_TEXTS.end}
      loading={isPending}
      failure={isError ? HOST_TEXTS.failed : null}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
