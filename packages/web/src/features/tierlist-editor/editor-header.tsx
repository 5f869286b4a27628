import { CONTENT } from '@palmares/core/limits';
import { canRedo, canUndo, presentOf, redoLabel, undoLabel } from '@palmares/core/tierlist/history';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import { paths } from '../../lib/paths.ts';
import type { Save } from '../../queries/use-save-content.ts';
import { Button } from '../../ui/button.tsx';
import { DRAFT_TEXTS, DraftState } from '../../ui/draft-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconDownload, IconMore, IconRefresh, IconSettings, IconTrash } from '../../ui/icons-actions.tsx';
import { IconRedo, IconUndo } from '../../ui/icons-arrows.tsx';
import { IconClose, IconPlus } from '../../ui/icons-shell.tsx';
import { IconEye, IconImage, IconInfo } from '../../ui/icons-status.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useEditor } from './editor-context.ts';
import styles from './editor-header.module.css';
import type { Preferences } from './editor-preferences.ts';
import { type EditorSource, missingImages } from './editor-source.ts';
import { type EditorState, isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';

type Props = {
  source: EditorSource;
  state: EditorState;
  draft: Draft;
  save: Save;
  preferences: Preferences;
  onPreferences: (patch: Partial<Preferences>) => void;
  onLeave: (savedId: number | null) => void;
};

export function EditorHeader({ source, state, draft, save, preferences, onPreferences, onLeave }: Props) {
  const { store, images, open } = useEditor();
  const { history, details, savedAs } = state;
  const nameOf = (image: number) => images.get(image)?.name ?? '';
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (save.nameFault !== null) name.current?.focus();
  }, [save.nameFault]);
  const undoable = undoLabel(history, nameOf);
  const redoable = redoLabel(history, nameOf);
  const dirty = isDirty(state);
  const more: MenuItem[] = [
    ...(savedAs === null
      ? []
      : [{ label: TEXTS.view, icon: <IconEye size="s" />, to: paths.tierlist.to(savedAs.id) }]),
    {
      label: preferences.names ? TEXTS.hideNames : TEXTS.showNames,
      icon: <IconImage size="s" />,
      onSelect: () => onPreferences({ names: !preferences.names }),
    },
    {
      label: TEXTS.export,
      icon: <IconDownload size="s" />,
      onSelect: () => open({ kind: 'picture' }),
    },
    ...(savedAs === null || missingImages(source, presentOf(history)).length === 0
      ? []
      : [
          {
            label: TEXTS.addImages,
            icon: <IconPlus size="s" />,
            onSelect: () => open({ kind: 'addImages' }),
          },
        ]),
    { label: TEXTS.reset, icon: <IconRefresh size="s" />, onSelect: () => open({ kind: 'reset' }) },
    { label: TEXTS.help, icon: <IconInfo size="s" />, onSelect: () => open({ kind: 'info' }) },
    { kind: 'separator' },
    {
      label: dirty ? TEXTS.leave : TEXTS.quit,
      icon: <IconClose size="s" />,
      onSelect: () => (dirty ? open({ kind: 'leave' }) : onLeave(savedAs?.id ?? null)),
    },
    ...(savedAs === null
      ? []
      : [
          {
            label: TEXTS.delete,
            icon: <IconTrash size="s" />,
            danger: true,
            onSelect: () => open({ kind: 'delete' }),
          },
        ]),
  ];
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.hidden}>{savedAs === null ? TEXTS.newTitle : TEXTS.editTitle}</h1>
        <input
          ref={name}
          className={styles.name}
          aria-label={TEXTS.nameLabel}
          aria-invalid={save.nameFault !== null || undefined}
          placeholder={TEXTS.namePlaceholder}
          value={details.name}
          maxLength={CONTENT.nameMax}
          autoComplete="off"
          onChange={(event) => store.setDetails({ name: event.target.value })}
        />
        <div className={styles.below}>
          <p className={styles.origin}>
            <bdi>{source.albumName}</bdi> · <bdi>{TEXTS.by(source.albumAuthor)}</bdi>
          </p>
          <DraftState
            status={draft.status}
            dirty={dirty}
            saved={savedAs !== null}
            texts={{ ...DRAFT_TEXTS, saved: TEXTS.serverSaved }}
          />
        </div>
      </div>
      <div className={styles.steps}>
        <IconButton
          variant="outline"
          label={undoable === null ? TEXTS.nothingToUndo : TEXTS.undoWhat(undoable)}
          disabled={!canUndo(history)}
          onClick={store.undo}
        >
          <IconUndo />
        </IconButton>
        <IconButton
          variant="outline"
          label={redoable === null ? TEXTS.nothingToRedo : TEXTS.redoWhat(redoable)}
          disabled={!canRedo(history)}
          onClick={store.redo}
        >
          <IconRedo />
        </IconButton>
      </div>
      <div className={styles.options}>
        <IconButton
          variant="outline"
          label={TEXTS.settings}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'settings' })}
        >
          <IconSettings />
        </IconButton>
        <Menu label={TEXTS.more} trigger={<IconMore />} triggerClassName={styles.more} items={more} />
      </div>
      <SaveButton draft={draft} save={save} />
    </header>
  );
}

function SaveButton({ draft, save }: Pick<Props, 'draft' | 'save'>) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const signedIn = status === 'signed-in';
  return (
    <div className={styles.save}>
      <Button variant="primary" loading={save.saving} disabled={!signedIn} onClick={() => void save.save()}>
        {save.saving ? TEXTS.saving : TEXTS.save}
      </Button>
      {!signedIn && (
        <Button to={paths.login.to(pathname + search)} onClick={draft.flush}>
          {TEXTS.signInToSave}
        </Button>
      )}
    </div>
  );
}
