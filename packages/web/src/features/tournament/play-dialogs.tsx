import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TEXTS } from './messages.ts';
import styles from './play-dialogs.module.css';

/** P2 §9: the information dialog is shown once. */
export const INFO_FLAG = 'tournamentInfoModalShown';
/** Set when a person wants to press Next themself. */
export const WAIT_FLAG = 'palmares:tournament-wait-for-next';

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
