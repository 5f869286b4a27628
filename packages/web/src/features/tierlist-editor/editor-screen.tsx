import { chooseLabelSize } from '@palmares/core/text/label-size';
import type { Action } from '@palmares/core/tierlist/actions';
import { listBoardImages } from '@palmares/core/tierlist/board';
import { refusalText } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { Button } from '../../ui/button.tsx';
import { IconPlus } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { addTier } from './add-tier.ts';
import styles from './board.module.css';
import { BoardDialogs } from './board-dialogs.tsx';
import type { TierlistParts } from './editor-context.ts';
import { type EditorActions, EditorContext, useEditor } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { POOL_HEIGHT, type PreferencesProps, poolHeight, usePreferences } from './editor-preferences.ts';
import { type EditorState, shownBoard } from './editor-store.ts';
import { FinishLine } from './finish-line.tsx';
import { Pool } from './pool.tsx';
import { NO_SELECTION } from './selection.ts';
import { TierRow } from './tier-row.tsx';
import { toTileImages } from './tile-image.ts';
import { createTiles } from './tiles.ts';
import { useBoardKeyboard } from './use-board-keyboard.ts';
import { useBoardPointer } from './use-board-pointer.ts';

export function EditorScreen(props: ScreenProps<TierlistParts>) {
  const { source, store, state, save, dialog, open, notices } = props;
  const preferences = usePreferences();
  // The object keeps its identity between renders, so that a render does not end a running drag.
  const [actions] = useState(
    (): EditorActions => ({
      store,
      open,
      tiles: createTiles(),
      act(action: Action) {
        const refusal = store.perform(action);
        if (refusal !== null) showToast({ kind: 'error', text: refusalText(refusal) });
        return refusal === null;
      },
    }),
  );
  const images = useMemo(() => toTileImages(props.images), [props.images]);
  const { names } = preferences.preferences;
  const editor = useMemo(() => ({ ...actions, images, names }), [actions, images, names]);
  useEffect(() => {
    // The name has its field in the header; the description is edited in the settings.
    if (save.refusal?.field === 'description') open({ kind: 'settings' });
  }, [save.refusal, open]);
  return (
    <EditorContext value={editor}>
      <EditorHeader {...props} {...preferences} />
      {notices}
      <Board
        actions={actions}
        state={state}
        {...preferences}
        finishLine={<FinishLine source={props.source} state={state} save={save} draft={props.draft} />}
      />
      {dialog !== null && (
        <BoardDialogs dialog={dialog} source={source} state={state} save={save} {...preferences} />
      )}
    </EditorContext>
  );
}

type BoardProps = PreferencesProps & { actions: EditorActions; state: EditorState; finishLine: ReactNode };

/** Renders the tiers and the pool inside one element that holds the listeners of all images. */
function Board({ actions, state, preferences, onPreferences, finishLine }: BoardProps) {
  const { images } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  useBoardPointer(root, actions);
  useBoardKeyboard(root, actions);
  useEffect(() => actions.store.tellNext(), [actions]);
  const board = shownBoard(state);
  // Layout effects of children run first, so the lists have claimed their tiles before the sweep.
  useLayoutEffect(() => actions.tiles.sweep());
  // The server does not know what a touch screen selects from the start.
  const selection = useHydrating() ? NO_SELECTION : state.selection;
  const selected = selection.images;
  const isArmed = selected.size > 0;
  const lifted = state.grab?.image ?? null;
  return (
    <div
      ref={root}
      className={styles.board}
      data-size={preferences.size}
      data-labels={chooseLabelSize(board.tiers.map(({ label }) => label))}
      data-armed={isArmed || undefined}
      style={boardStyle(board.tiers.length, preferences.pool)}
    >
      <ol className={styles.tiers}>
        {board.tiers.map((tier, index) => (
          <TierRow
            key={tier.id}
            tier={tier}
            position={index + 1}
            count={board.tiers.length}
            images={images}
            selected={selected}
            lifted={lifted}
            main={board.mainImage}
            armed={isArmed}
          />
        ))}
      </ol>
      <BelowBoard />
      <Pool
        board={board}
        total={listBoardImages(board).length}
        selection={selection}
        lifted={lifted}
        preferences={preferences}
        onPreferences={onPreferences}
        finishLine={finishLine}
      />
    </div>
  );
}

function BelowBoard() {
  const editor = useEditor();
  const { open } = editor;
  return (
    <div className={styles.belowBoard}>
      <Button variant="quiet" icon={<IconPlus size="s" />} onClick={() => addTier(editor)}>
        {TEXTS.addTier}
      </Button>
      <Button variant="quiet" onClick={() => open({ kind: 'presets' })}>
        {TEXTS.presets}
      </Button>
      <Button variant="quiet" className={styles.editTiers} onClick={() => open({ kind: 'tiers' })}>
        {TEXTS.editTiers}
      </Button>
    </div>
  );
}

/** The style of the board: the number of its tiers, and the height of a pool that somebody has resized. */
const boardStyle = (tiers: number, pool: number) => ({
  '--tiers': tiers,
  ...(pool !== POOL_HEIGHT.start && { '--pool-height': poolHeight(pool) }),
});
