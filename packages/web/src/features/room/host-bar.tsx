import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { BOARD_TEXTS, HOST_TEXTS, LOBBY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { inRoom } from '../../api/room.ts';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconCheck, IconMore, IconSettings, IconShare, IconUser } from '../../ui/icons-actions.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { Menu } from '../../ui/menu.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { GuestsDialog } from './guests-dialog.tsx';
import styles from './host-bar.module.css';
import { Invitation, InvitationLinks } from './invitation.tsx';
import { IconPause, IconPlay } from './pause-icons.tsx';
import { isStepPhase, mayInRoom, maySave, useRoom } from './room-context.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The conduct of the game, at the foot of the window. */
export function HostBar() {
  const room = useRoom();
  const { phase } = room.snapshot;
  if (!mayInRoom(room, 'conduct')) return null;
  const isStep = isStepPhase(phase);
  if (phase === 'end' && !maySave(room)) return null;
  return (
    <section
      ref={stickyFoot}
      className={styles.bar}
      aria-label={HOST_TEXTS.bar}
      data-step={isStep || undefined}
    >
      <Tools />
      <Main />
    </section>
  );
}

/** The conductor's controls other than the next step. */
function Tools() {
  const room = useRoom();
  const { snapshot, conduct, isConducting } = room;
  const { phase, paused, closes_at: closesAt } = snapshot;
  const canUndo = phase === 'reveal' || phase === 'board' || (phase === 'play' && snapshot.step > 0);
  return (
    <div className={styles.tools}>
      {phase !== 'lobby' && phase !== 'end' && (
        <IconButton
          label={HOST_TEXTS.undo}
          variant="outline"
          disabled={isConducting || !canUndo}
          onClick={() => conduct({ type: 'undo' })}
        >
          <IconUndo />
        </IconButton>
      )}
      {phase === 'play' && (
        <IconButton
          label={paused ? HOST_TEXTS.resume : HOST_TEXTS.pause}
          variant="outline"
          disabled={isConducting}
          onClick={() => conduct({ type: paused ? 'resume' : 'pause' })}
        >
          {paused ? <IconPlay /> : <IconPause />}
        </IconButton>
      )}
      {phase === 'play' && closesAt !== null && (
        <Button
          size="s"
          className={styles.extend}
          aria-label={HOST_TEXTS.extendLong}
          disabled={isConducting}
          onClick={() => conduct({ type: 'extend', seconds: 30 })}
        >
          {HOST_TEXTS.extend}
        </Button>
      )}
      {phase !== 'end' && mayInRoom(room, 'manage') && <Management />}
    </div>
  );
}

/** The one action that leads on. The second press of a double tap must not skip what the first one shows. */
function Main() {
  const { phase, step } = useRoom().snapshot;
  return (
    <GuardedStep step={`${phase} ${step}`}>
      {phase === 'board' || phase === 'end' ? <Save /> : <Advance />}
    </GuardedStep>
  );
}

/** The button that starts the game, reveals a step, or opens the next one. */
function Advance() {
  const { snapshot, conduct, isConducting } = useRoom();
  const { phase, mode, outcome } = snapshot;
  const type = phase === 'lobby' ? 'start' : phase === 'play' ? 'reveal' : 'next';
  return (
    <GuardedButton
      variant="primary"
      className={styles.main}
      {...(type === 'next' && { icon: <IconArrowRight size="s" /> })}
      loading={isConducting}
      disabled={type === 'next' && mode === 'tournament' && outcome === null}
      onClick={() => conduct({ type })}
    >
      {getAdvanceText(snapshot)}
    </GuardedButton>
  );
}

function getAdvanceText({ phase, mode, step, steps }: RoomSnapshot): string {
  if (phase === 'lobby') return LOBBY_TEXTS.start;
  if (phase === 'play') return mode === 'ranking' ? HOST_TEXTS.revealRanking : HOST_TEXTS.reveal;
  return mode === 'ranking' || step + 1 >= steps ? HOST_TEXTS.toBoard : HOST_TEXTS.next;
}

/** Only the opener saves; who leads in their place ends the game, and the opener finds the result waiting (SA-21). */
function Save() {
  const room = useRoom();
  const { code, conduct, isConducting } = room;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.saveRoom, code), { body: {} }),
    meta: { failure: { failed: HOST_TEXTS.failed, quoted: 'all' } },
  });
  const shared = { variant: 'primary', className: styles.main } as const;
  if (!maySave(room))
    return (
      <GuardedButton {...shared} disabled={isConducting} onClick={() => conduct({ type: 'finish' })}>
        {BOARD_TEXTS.end}
      </GuardedButton>
    );
  return (
    <GuardedButton {...shared} title={BOARD_TEXTS.saveHint} loading={isPending} onClick={() => mutate()}>
      {BOARD_TEXTS.save}
    </GuardedButton>
  );
}

type Opened = 'guests' | 'invitation' | 'settings' | null;

/** A menu of everything but play, so that the bar stays one line on a phone. A dot means that somebody asks to come back. */
function Management() {
  const room = useRoom();
  const { snapshot, conduct } = room;
  const [opened, setOpened] = useState<Opened>(null);
  const isAsked = snapshot.audience === 'host' && snapshot.guests.some(({ asks }) => asks);
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        label={isAsked ? `${HOST_TEXTS.manage}, ${HOST_TEXTS.asks}` : HOST_TEXTS.manage}
        triggerClassName={styles.manage}
        trigger={
          <>
            <IconMore />
            {isAsked && <span className={styles.asking} />}
          </>
        }
        items={[
          { label: HOST_TEXTS.guests, icon: <IconUser />, onSelect: () => setOpened('guests') },
          { label: LOBBY_TEXTS.invite, icon: <IconShare />, onSelect: () => setOpened('invitation') },
          { label: HOST_TEXTS.settings, icon: <IconSettings />, onSelect: () => setOpened('settings') },
          ...(snapshot.phase === 'board' && maySave(room)
            ? [
                {
                  label: BOARD_TEXTS.finish,
                  icon: <IconCheck />,
                  onSelect: () => conduct({ type: 'finish' }),
                },
              ]
            : []),
        ]}
      />
      {opened === 'guests' && <GuestsDialog onClose={close} />}
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'invitation' && (
        <Dialog size="l" title={LOBBY_TEXTS.invite} onClose={close}>
          <div className={styles.invitation}>
            <Invitation />
            <InvitationLinks />
          </div>
        </Dialog>
      )}
    </>
  );
}
