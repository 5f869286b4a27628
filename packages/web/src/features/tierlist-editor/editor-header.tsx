import { POOL } from '@palmares/core/tierlist/board';
import { canRedo, canUndo, getPresent, redoLabel, undoLabel } from '@palmares/core/tierlist/history';
import { DRAFT_TEXTS } from '@palmares/texts/page/drafts';
import { ACTION_TEXTS } from '@palmares/texts/page/tierlist-actions';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { isRendered } from '../../lib/is-rendered.ts';
import { stickyHead } from '../../lib/sticky-edge.ts';
import { useMedia } from '../../lib/use-media.ts';
import { DraftState } from '../../ui/draft-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  IconClose,
  IconDownload,
  IconMore,
  IconPlus,
  IconSettings,
  IconTrash,
} from '../../ui/icons-actions.tsx';
import { IconRedo, IconUndo } from '../../ui/icons-arrows.tsx';
import { IconRefresh } from '../../ui/icons-shell.tsx';
import { IconEye, IconImage, IconInfo } from '../../ui/icons-status.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-popup.tsx';
import skip from '../../ui/skip-link.module.css';
import type { TierlistParts } from './editor-context.ts';
import { useEditor } from './editor-context.ts';
import styles from './editor-header.module.css';
import type { PreferencesProps } from './editor-preferences.ts';
import { missingImages } from './editor-source.ts';
import { type BoardStore, type EditorState, isDirty } from './editor-store.ts';
import saves from './header-save.module.css';
import { NameField } from './name-field.tsx';
import { TierlistSaveButton } from './tierlist-save-button.tsx';

type Props = ScreenProps<TierlistParts> & PreferencesProps;

export function EditorHeader(props: Props) {
  const { source, store, state, draft, save, open } = props;
  const { savedAs } = state;
  const isPhone = useMedia('(max-width: 47.99rem)');
  return (
    <header ref={stickyHead} className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.hidden}>{savedAs === null ? TEXTS.newTitle : TEXTS.editTitle}</h1>
        {/* The skip button leads to the pool, which comes after the controls of all tiers in the tab order. */}
        <button type="button" className={skip.skip} onClick={focusPool}>
          {TEXTS.toImages}
        </button>
        <NameField store={store} state={state} save={save} />
        <div className={styles.below}>
          <p className={styles.origin}>
            <bdi lang="">{source.albumName}</bdi> · <bdi>{TEXTS.by(source.albumAuthor)}</bdi>
          </p>
          <DraftState
            status={draft.status}
            dirty={isDirty(state)}
            saved={savedAs !== null}
            texts={{ ...DRAFT_TEXTS, saved: TEXTS.serverSaved }}
          />
        </div>
      </div>
      <Steps store={store} state={state} />
      <div className={styles.options}>
        <IconButton
          variant="outline"
          className={styles.wide}
          label={TEXTS.settings}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'settings' })}
        >
          <IconSettings />
        </IconButton>
        <Menu
          label={TEXTS.more}
          trigger={<IconMore />}
          triggerClassName={styles.more}
          items={isPhone ? [...phoneItems(props), ...menuItems(props)] : menuItems(props)}
        />
      </div>
      <TierlistSaveButton save={save} draft={draft} className={saves.save} />
    </header>
  );
}

function Steps({ store, state: { history } }: { store: BoardStore; state: EditorState }) {
  const { images } = useEditor();
  const getName = (image: number) => images.get(image)?.name ?? '';
  const undoable = undoLabel(history, getName, ACTION_TEXTS);
  const redoable = redoLabel(history, getName, ACTION_TEXTS);
  return (
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
        className={styles.wide}
        label={redoable === null ? TEXTS.nothingToRedo : TEXTS.redoWhat(redoable)}
        disabled={!canRedo(history)}
        onClick={store.redo}
      >
        <IconRedo />
      </IconButton>
    </div>
  );
}

/** Returns the items that a phone's header has no room for. */
function phoneItems({ store, state: { history }, open }: Props): MenuItem[] {
  return [
    {
      label: TEXTS.settings,
      icon: <IconSettings size="s" />,
      onSelect: () => open({ kind: 'settings' }),
    },
    {
      label: TEXTS.redo,
      icon: <IconRedo size="s" />,
      disabled: !canRedo(history),
      onSelect: store.redo,
    },
  ];
}

function menuItems({ source, state, preferences, onPreferences, open, leave }: Props): MenuItem[] {
  const { savedAs, history } = state;
  const canAdd = savedAs !== null && missingImages(source, getPresent(history)).length > 0;
  return [
    ...(savedAs === null
      ? []
      : [{ label: TEXTS.view, icon: <IconEye size="s" />, to: KINDS.tierlist.paths.view(savedAs.id) }]),
    {
      label: preferences.names ? TEXTS.hideNames : TEXTS.showNames,
      icon: <IconImage size="s" />,
      onSelect: () => onPreferences({ names: !preferences.names }),
    },
    { label: TEXTS.export, icon: <IconDownload size="s" />, onSelect: () => open({ kind: 'picture' }) },
    ...(canAdd
      ? [{ label: TEXTS.addImages, icon: <IconPlus size="s" />, onSelect: () => open({ kind: 'addImages' }) }]
      : []),
    { label: TEXTS.reset, icon: <IconRefresh size="s" />, onSelect: () => open({ kind: 'reset' }) },
    { label: TEXTS.help, icon: <IconInfo size="s" />, onSelect: () => open({ kind: 'info' }) },
    { kind: 'separator' },
    isDirty(state)
      ? { label: TEXTS.leave, icon: <IconClose size="s" />, onSelect: () => open({ kind: 'leave' }) }
      : { label: TEXTS.quit, icon: <IconClose size="s" />, onSelect: leave },
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
}

/** Focuses the list of unclassified images, or the button that unfolds the pool while it is folded. */
function focusPool(): void {
  const list = document.querySelector<HTMLElement>(`[data-drop-list="${POOL}"]`);
  const unfold = list?.closest('[data-dock]')?.querySelector<HTMLElement>('[aria-expanded]');
  (list !== null && isRendered(list) ? list : unfold)?.focus();
}
