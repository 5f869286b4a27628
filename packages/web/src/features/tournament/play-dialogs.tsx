import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import type { ReactNode } from 'react';
import { writeFlag } from '../../lib/stored-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, Drawer } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SHORTCUTS, TEXTS } from './messages.ts';
import styles from './play-dialogs.module.css';

/** P2 §9: the information dialog is shown once. */
export const INFO_FLAG = 'tournamentInfoModalShown';
/** Set when a person wants to press Next themself. */
export const WAIT_FLAG = 'palmares:tournament-wait-for-next';

export function InfoDialog({ onClose }: { onClose: () => void }) {
  function close(): void {
    writeFlag(INFO_FLAG, true);
    onClose();
  }
  return (
    <Dialog
      title={TEXTS.infoTitle}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {TEXTS.infoClose}
        </Button>
      }
    >
      <ol className={styles['steps']}>
        {TEXTS.info.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p className={styles['note']}>{TEXTS.infoNote}</p>
    </Dialog>
  );
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={TEXTS.shortcuts} onClose={onClose}>
      <dl className={styles['shortcuts']}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (key === '+' ? <span key={key}>+</span> : <Kbd key={key}>{key}</Kbd>))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type RestartProps = { name: string; isReplay: boolean; onConfirm: () => void; onClose: () => void };

export function RestartDialog({ name, isReplay, onConfirm, onClose }: RestartProps) {
  return (
    <ConfirmDialog
      title={TEXTS.restartTitle(name.trim())}
      text={isReplay ? TEXTS.replayText : TEXTS.restartText}
      confirmLabel={TOURNAMENT_TEXTS.restart}
      cancelLabel={TEXTS.keepPlaying}
      danger={!isReplay}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}

type SettingsProps = {
  autoNext: boolean;
  onAutoNext: (autoNext: boolean) => void;
  onClose: () => void;
  children: ReactNode;
};

export function SettingsDrawer({ autoNext, onAutoNext, onClose, children }: SettingsProps) {
  return (
    <Drawer title={TEXTS.settings} onClose={onClose}>
      <div className={styles['settings']}>
        {children}
        <Switch
          label={TEXTS.autoNext}
          description={TEXTS.autoNextText}
          checked={autoNext}
          onChange={onAutoNext}
        />
      </div>
    </Drawer>
  );
}

type DraftQuestionProps = { text: string; onResume: () => void; onStartOver: () => void };

/** Closing it without a choice keeps the draft: nothing is thrown away by an Escape. */
export function DraftQuestion({ text, onResume, onStartOver }: DraftQuestionProps) {
  return (
    <Dialog
      title={TEXTS.draftTitle}
      description={text}
      onClose={onResume}
      footer={
        <>
          <Button onClick={onStartOver}>{TEXTS.startOver}</Button>
          <Button variant="primary" onClick={onResume}>
            {TEXTS.resume}
          </Button>
        </>
      }
    />
  );
}
