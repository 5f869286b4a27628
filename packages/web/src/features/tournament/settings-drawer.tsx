import { TEXTS } from '@palmares/texts/game/tournament';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { getNameIssue } from '../../editor/use-save-content.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { IconRefresh } from '../../ui/icons-shell.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DetailsForm } from './details-form.tsx';
import { getScreen } from './play-state.ts';
import styles from './settings-drawer.module.css';
import type { TournamentParts } from './tournament-parts.ts';

type Props = ScreenProps<TournamentParts> & { autoNext: boolean; onAutoNext: (autoNext: boolean) => void };

export function SettingsDrawer({ source, state, store, save, open, autoNext, onAutoNext }: Props) {
  return (
    <Drawer title={TEXTS.settings} onClose={() => open(null)}>
      <div className={styles.settings}>
        <DetailsForm
          details={state.details}
          albumIsPrivate={source.albumIsPrivate}
          nameIssue={getNameIssue(save)}
          disabled={state.isSaved}
          onChange={store.setDetails}
        />
        <Switch
          label={TEXTS.autoNext}
          description={TEXTS.autoNextText}
          checked={autoNext}
          onChange={onAutoNext}
        />
        {getScreen(state) === 'duel' && (
          <Button icon={<IconRefresh size="s" />} onClick={() => open({ kind: 'reset' })}>
            {TOURNAMENT_TEXTS.restart}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
