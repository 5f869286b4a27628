import { RANKING_TEXTS, startText } from '@palmares/core/ranking/messages';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { hasProgress } from '@palmares/core/ranking/statistics';
import { useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import { paths } from '../../lib/paths.ts';
import type { Save } from '../../queries/use-save-content.ts';
import { Button } from '../../ui/button.tsx';
import { DRAFT_TEXTS, DraftState } from '../../ui/draft-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconRefresh, IconSettings } from '../../ui/icons-actions.tsx';
import { IconEye, IconInfo } from '../../ui/icons-status.tsx';
import { useEditor } from './editor-context.ts';
import styles from './editor-header.module.css';
import type { EditorSource } from './editor-source.ts';
import { type EditorState, isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';

type Props = {
  source: EditorSource;
  state: EditorState;
  ranking: Ranking;
  draft: Draft;
  save: Save;
  settings: boolean;
  onSettings: (open: boolean) => void;
};

export function EditorHeader({ source, state, ranking, draft, save, settings, onSettings }: Props) {
  const { store, open } = useEditor();
  const { savedAs, details } = state;
  const isEdit = savedAs !== null;
  const name = details.name.trim() === '' ? TEXTS.untitled : details.name;
  const isWaiting = ranking.run === null && ranking.ranked.length < ranking.images.length;
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{isEdit ? RANKING_TEXTS.editTitle : RANKING_TEXTS.createTitle}</h1>
        <div className={styles.below}>
          <p className={styles.origin}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            · <bdi>{source.albumName}</bdi>
          </p>
          <DraftState
            status={draft.status}
            dirty={isDirty(state)}
            saved={isEdit}
            texts={{ ...DRAFT_TEXTS, saved: TEXTS.serverSaved }}
          />
        </div>
      </div>
      <div className={styles.controls}>
        <div className={styles.tools}>
          <Button
            icon={<IconSettings size="s" />}
            aria-expanded={settings}
            onClick={() => onSettings(!settings)}
          >
            {settings ? RANKING_TEXTS.hideSettings : RANKING_TEXTS.showSettings}
          </Button>
          {isEdit && isWaiting && (
            <Button onClick={() => store.perform({ type: 'start' })}>
              {startText(ranking.ranked.length)}
            </Button>
          )}
          <Button
            icon={<IconRefresh size="s" />}
            onClick={() => open({ kind: isEdit ? 'reset' : 'restart' })}
          >
            {isEdit ? RANKING_TEXTS.reset : RANKING_TEXTS.restart}
          </Button>
          {savedAs !== null && (
            <Button icon={<IconEye size="s" />} to={paths.ranking.to(savedAs.id)}>
              {RANKING_TEXTS.seeResult}
            </Button>
          )}
          <IconButton variant="outline" label={TEXTS.help} onClick={() => open({ kind: 'info' })}>
            <IconInfo />
          </IconButton>
        </div>
        <SaveButton draft={draft} save={save} isEdit={isEdit} hasScore={hasProgress(ranking)} />
      </div>
    </header>
  );
}

type SaveProps = { draft: Draft; save: Save; isEdit: boolean; hasScore: boolean };

function SaveButton({ draft, save, isEdit, hasScore }: SaveProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const isSignedIn = status === 'signed-in';
  const label = isEdit ? RANKING_TEXTS.update : RANKING_TEXTS.saveNew;
  return (
    <div className={styles.save}>
      <Button
        variant="primary"
        loading={save.saving}
        disabled={!isSignedIn || !hasScore}
        onClick={() => void save.save()}
      >
        {save.saving ? RANKING_TEXTS.saving : label}
      </Button>
      {!isSignedIn && (
        <Button to={paths.login.to(pathname + search)} onClick={draft.flush}>
          {TEXTS.signInToSave}
        </Button>
      )}
    </div>
  );
}
