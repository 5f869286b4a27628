import type { Action } from '@palmares/core/tierlist/actions';
import { imagesOf } from '@palmares/core/tierlist/board';
import { refusalText } from '@palmares/core/tierlist/messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { readFlag } from '../../lib/stored-flag.ts';
import { Button } from '../../ui/button.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { OtherTab } from '../../ui/met-drafts.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { addTier } from './add-tier.ts';
import styles from './board.module.css';
import { type BoardPlace, toDraftPlan } from './draft-plan.ts';
import { EditorContext, type OpenDialog, useEditorState } from './editor-context.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { INFO_FLAG, type Preferences, readPreferences, writePreferences } from './editor-preferences.ts';
import type { EditorSource } from './editor-source.ts';
import { createEditorStore, type EditorState, shownBoard } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { Pool } from './pool.tsx';
import { TierRow } from './tier-row.tsx';
import { type TileImages, toTileImages } from './tile-image.ts';
import { useBoardKeyboard } from './use-board-keyboard.ts';
import { useBoardPointer } from './use-board-pointer.ts';
import { useSave } from './use-save.ts';

type Props = {
  source: EditorSource;
  place: BoardPlace;
  /** What a draft holds that another tab has kept; null for junk. */
  faceOf: (stored: unknown) => DraftFace | null;
  /** The first save: the editor goes on at the address of what was saved. */
  onCreated: (id: number, state: EditorState) => void;
  /** The other version is wanted, mine given up. */
  onReload: () => void;
  onDeleted: () => void;
  onLeave: (savedId: number | null) => void;
};

export function EditorScreen({ source, place, faceOf, onCreated, onReload, onDeleted, onLeave }: Props) {
  const images = useMemo(() => toTileImages(source.images), [source.images]);
  const [store] = useState(() => createEditorStore(source.start, nameIn(images)));
  useEffect(() => store.setNames(nameIn(images)), [store, images]);
  const [dialog, setDialog] = useState<OpenDialog | null>(() =>
    readFlag(INFO_FLAG) ? null : { kind: 'info' },
  );
  const [preferences, setPreferences] = useState(readPreferences);
  const [actions] = useState(() => ({
    store,
    open: setDialog,
    act(action: Action) {
      const refusal = store.perform(action);
      if (refusal !== null) showToast({ kind: 'error', text: refusalText(refusal) });
      return refusal === null;
    },
  }));
  const editor = useMemo(() => ({ ...actions, images }), [actions, images]);
  const state = useEditorState(store, (current) => current);
  const plan = useMemo(() => toDraftPlan(place), [place]);
  const draft = useDraft(store, plan);
  const save = useSave(editor, source, draft, (id) => onCreated(id, store.get()));

  const root = useRef<HTMLDivElement>(null);
  useBoardPointer(root, actions);
  useBoardKeyboard(root, actions);

  const usable = useMemo(
    () => ({ ...source, images: source.images.filter(({ id }) => !save.lost.has(id)) }),
    [source, save.lost],
  );
  const board = shownBoard(state);
  const selected = state.selection.images;
  const lifted = state.grab?.image ?? null;
  const isWide = board.tiers.some(({ label }) => label.length > 6);

  function changePreferences(patch: Partial<Preferences>): void {
    const next = { ...preferences, ...patch };
    setPreferences(next);
    writePreferences(next);
  }

  return (
    <EditorContext value={editor}>
      <main className={styles.editor}>
        <EditorHeader
          source={usable}
          state={state}
          draft={draft}
          save={save}
          preferences={preferences}
          onPreferences={changePreferences}
          onLeave={onLeave}
        />
        {save.failure !== null && (
          <div className={styles.failure}>
            <InlineAlert
              action={
                <Button size="s" onClick={() => void save.retry()}>
                  {TEXTS.retry}
                </Button>
              }
            >
              {save.failure}
            </InlineAlert>
          </div>
        )}
        <OtherTab draft={draft} faceOf={faceOf} onReload={onReload} className={styles.failure} />
        <div
          ref={root}
          className={styles.board}
          data-size={preferences.size}
          data-names={preferences.names || undefined}
          data-wide={isWide || undefined}
          data-armed={selected.size > 0 || undefined}
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
                armed={selected.size > 0}
              />
            ))}
          </ol>
          <div className={styles.after}>
            <Button variant="quiet" icon={<IconPlus size="s" />} onClick={() => addTier(editor)}>
              {TEXTS.addTier}
            </Button>
            <Button variant="quiet" onClick={() => setDialog({ kind: 'presets' })}>
              {TEXTS.presets}
            </Button>
          </div>
          <Pool
            board={board}
            total={imagesOf(board).length}
            selected={selected}
            lifted={lifted}
            preferences={preferences}
            onPreferences={changePreferences}
          />
        </div>
        <output>
          <VisuallyHidden>{state.said}</VisuallyHidden>
        </output>
        {dialog !== null && (
          <EditorDialogs
            dialog={dialog}
            source={usable}
            state={state}
            draft={draft}
            save={save}
            preferences={preferences}
            onPreferences={changePreferences}
            onReload={onReload}
            onDeleted={onDeleted}
            onLeave={onLeave}
          />
        )}
      </main>
    </EditorContext>
  );
}

function nameIn(images: TileImages): (image: number) => string {
  return (image) => images.get(image)?.name ?? `Image ${image}`;
}
