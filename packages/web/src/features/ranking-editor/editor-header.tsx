import type { Ranking } from '@palmares/core/ranking/ranking';
import { hasProgress } from '@palmares/core/ranking/statistics';
import { DRAFT_TEXTS } from '@palmares/texts/page/drafts';
import { RANKING_TEXTS, startText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { SaveButton } from '../../editor/save-button.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { DraftState } from '../../ui/draft-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconRefresh, IconSettings } from '../../ui/icons-actions.tsx';
import { IconEye, IconInfo } from '../../ui/icons-status.tsx';
import type { RankingParts } from './editor-context.ts';
import styles from './editor-header.module.css';
import { isDirty } from './editor-store.ts';

type Props = ScreenProps<RankingParts> & {
  ranking: Ranking;
  settings: boolean;
  onSettings: (open: boolean) => void;
};

/** Width below which the controls are one strip that starts with the save button. */
const STRIP = '(max-width: 63.99rem)';

export function EditorHeader(props: Props) {
  const { source, state, draft } = props;
  const { savedAs, details } = state;
  const isEdit = savedAs !== null;
  const isStrip = useMedia(STRIP);
  const controls = [<Tools key="tools" {...props} />, <HeaderSave key="save" {...props} />];
  const name = details.name.trim();
  return (
    <header className={styles.header} data-playing={props.ranking.run !== null || undefined}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{isEdit ? RANKING_TEXTS.editTitle : RANKING_TEXTS.createTitle}</h1>
        <div className={styles.below}>
          <p className={styles.origin}>
            <strong>{name === '' ? TEXTS.untitled : <bdi lang="">{name}</bdi>}</strong> ·{' '}
            <bdi lang="">{source.albumName}</bdi>
          </p>
          <DraftState
            status={draft.status}
            dirty={isDirty(state)}
            saved={isEdit}
            texts={{ ...DRAFT_TEXTS, saved: TEXTS.serverSaved }}
          />
        </div>
      </div>
      {/* The order of the elements is reversed, so that the tab order matches it. */}
      <div className={styles.controls}>{isStrip ? controls.toReversed() : controls}</div>
    </header>
  );
}

function HeaderSave({ state: { savedAs }, ranking, draft, save }: Props) {
  const isEdit = savedAs !== null;
  return (
    <SaveButton
      save={save}
      draft={draft}
      label={isEdit ? RANKING_TEXTS.update : RANKING_TEXTS.saveNew}
      savingLabel={RANKING_TEXTS.saving}
      disabled={!hasProgress(ranking)}
      className={styles.save}
      isQuiet={ranking.ranked.length < ranking.images.length}
    />
  );
}

function Tools({ store, state: { savedAs }, ranking, open, settings, onSettings }: Props) {
  const isEdit = savedAs !== null;
  const isWaiting = ranking.run === null && ranking.ranked.length < ranking.images.length;
  return (
    <div className={styles.tools}>
      <Button icon={<IconSettings size="s" />} aria-expanded={settings} onClick={() => onSettings(!settings)}>
        {settings ? RANKING_TEXTS.hideSettings : RANKING_TEXTS.showSettings}
      </Button>
      {ranking.run !== null && (
        <Button onClick={() => store.perform({ type: 'stop' })}>{RANKING_TEXTS.stop}</Button>
      )}
      {isEdit && isWaiting && (
        <Button onClick={() => store.perform({ type: 'start' })}>{startText(ranking.ranked.length)}</Button>
      )}
      <Button icon={<IconRefresh size="s" />} onClick={() => open({ kind: 'reset' })}>
        {isEdit ? RANKING_TEXTS.reset : RANKING_TEXTS.restart}
      </Button>
      {isEdit && (
        <Button icon={<IconEye size="s" />} to={KINDS.ranking.paths.view(savedAs.id)}>
          {RANKING_TEXTS.seeResult}
        </Button>
      )}
      <IconButton variant="outline" label={TEXTS.help} onClick={() => open({ kind: 'info' })}>
        <IconInfo />
      </IconButton>
    </div>
  );
}
