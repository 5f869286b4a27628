import type { Ranking } from '@palmares/core/ranking/ranking';
import { getRankingStatus, hasProgress } from '@palmares/core/ranking/statistics';
import { DRAFT_TEXTS } from '@palmares/texts/page/drafts';
import { RANKING_TEXTS, startText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { useSession } from '../../api/session.ts';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { SaveButton } from '../../editor/save-button.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { DraftState } from '../../ui/draft-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconCheck, IconMore, IconSettings } from '../../ui/icons-actions.tsx';
import { IconArrowRight, IconRefresh } from '../../ui/icons-shell.tsx';
import { IconEye, IconInfo } from '../../ui/icons-status.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-popup.tsx';
import type { RankingParts } from './editor-context.ts';
import styles from './editor-header.module.css';
import { isDirty } from './editor-store.ts';

type Props = ScreenProps<RankingParts> & {
  ranking: Ranking;
  settings: boolean;
  onSettings: (open: boolean) => void;
};

/** In a narrow window one row: the title, the save button, and a menu with the other actions. */
export function EditorHeader(props: Props) {
  const { source, state, draft } = props;
  const { savedAs, details } = state;
  const isEdit = savedAs !== null;
  const { status } = useSession();
  // Once everything is ranked, a narrow window has the only save button at its foot (action-bar.tsx); a visitor's stays disabled here.
  const isSaveBelow = getRankingStatus(props.ranking) === 'finished' && status !== 'visitor';
  const name = details.name.trim();
  return (
    <header className={styles.header} data-visitor={status === 'visitor' || undefined}>
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
      <div className={styles.controls} data-save-below={isSaveBelow || undefined}>
        {/* A wide window shows the tools, a narrow one the menu. */}
        <Tools {...props} />
        <HeaderSave {...props} />
        <Menu
          label={TEXTS.more}
          trigger={<IconMore />}
          triggerClassName={styles.more}
          items={menuItems(props)}
        />
      </div>
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

/** The actions of the wide header that are not the save button, under the same names. */
function menuItems({ store, state: { savedAs }, ranking, open, settings, onSettings }: Props): MenuItem[] {
  const isEdit = savedAs !== null;
  const { run } = ranking;
  const isWaiting = run === null && ranking.ranked.length < ranking.images.length;
  return [
    {
      label: settings ? RANKING_TEXTS.hideSettings : RANKING_TEXTS.showSettings,
      icon: <IconSettings size="s" />,
      onSelect: () => onSettings(!settings),
    },
    ...(run === null
      ? []
      : [
          {
            label: RANKING_TEXTS.stop,
            icon: <IconCheck size="s" />,
            onSelect: () => store.perform({ type: 'stop' }),
          },
        ]),
    ...(isEdit && isWaiting
      ? [
          {
            label: startText(ranking.ranked.length),
            icon: <IconArrowRight size="s" />,
            onSelect: () => store.perform({ type: 'start' }),
          },
        ]
      : []),
    ...(isEdit
      ? [
          {
            label: RANKING_TEXTS.seeResult,
            icon: <IconEye size="s" />,
            to: KINDS.ranking.paths.view(savedAs.id),
          },
        ]
      : []),
    { label: TEXTS.help, icon: <IconInfo size="s" />, onSelect: () => open({ kind: 'info' }) },
    { kind: 'separator' },
    {
      label: isEdit ? RANKING_TEXTS.reset : RANKING_TEXTS.restart,
      icon: <IconRefresh size="s" />,
      onSelect: () => open({ kind: 'reset' }),
    },
  ];
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
