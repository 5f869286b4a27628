import { RANKING } from '@palmares/core/limits';
import { presentOf } from '@palmares/core/ranking/history';
import { unrankedText } from '@palmares/core/ranking/messages';
import { statisticsOf } from '@palmares/core/ranking/statistics';
import { useMemo, useState } from 'react';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import type { DraftPlace } from '../../lib/drafts/kept-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { readFlag } from '../../lib/stored-flag.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { OtherTab } from '../../ui/met-drafts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ActionBar } from './action-bar.tsx';
import { EditorContext, type OpenDialog, useEditorState } from './editor-context.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { toDraftPlan } from './editor-draft.ts';
import { EditorHeader } from './editor-header.tsx';
import styles from './editor-screen.module.css';
import type { EditorSource } from './editor-source.ts';
import { createEditorStore, type EditorState } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { Pause } from './pause.tsx';
import { Round } from './round.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { Shelf } from './shelf.tsx';
import { useEditorKeyboard } from './use-editor-keyboard.ts';
import { useSave } from './use-save.ts';

type Props = {
  source: EditorSource;
  place: DraftPlace;
  /** What a draft holds that another tab has kept; null for junk. */
  faceOf: (stored: unknown) => DraftFace | null;
  /** The first save: the editor goes on at the address of what was saved. */
  onCreated: (id: number, state: EditorState) => void;
  /** The other version is wanted, mine given up. */
  onReload: () => void;
};

export function EditorScreen({ source, place, faceOf, onCreated, onReload }: Props) {
  const images = useMemo(
    () =>
      new Map(
        source.images.map((image) => [
          image.id,
          image.name.trim() === '' ? { ...image, name: `Image ${image.id}` } : image,
        ]),
      ),
    [source.images],
  );
  const [store] = useState(() =>
    createEditorStore(source.start, (image) => images.get(image)?.name ?? `Image ${image}`),
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(() =>
    readFlag(RANKING.infoFlag.key) ? null : { kind: 'info' },
  );
  const [settings, setSettings] = useState(false);
  const editor = useMemo(() => ({ store, images, open: setDialog }), [store, images]);
  const state = useEditorState(store);
  const plan = useMemo(() => toDraftPlan(place), [place]);
  const draft = useDraft(store, plan);
  const save = useSave({
    editor,
    album: source,
    draft,
    onFault: () => setSettings(true),
    onCreated: (id) => onCreated(id, store.get()),
  });
  useEditorKeyboard({ editor, save: () => void save.save() });

  const ranking = presentOf(state.history);
  const { unranked } = statisticsOf(ranking);
  return (
    <EditorContext value={editor}>
      <main className={styles.editor}>
        <EditorHeader
          source={source}
          state={state}
          ranking={ranking}
          draft={draft}
          save={save}
          settings={settings}
          onSettings={setSettings}
        />
        {save.failure !== null && (
          <InlineAlert
            action={
              <Button size="s" onClick={() => void save.retry()}>
                {TEXTS.retry}
              </Button>
            }
          >
            {save.failure}
          </InlineAlert>
        )}
        <OtherTab draft={draft} faceOf={faceOf} onReload={onReload} />
        {settings && (
          <SettingsPanel source={source} state={state} ranking={ranking} nameFault={save.nameFault} />
        )}
        {state.savedAs !== null && unranked > 0 && ranking.run === null && (
          <InlineAlert kind="info">{unrankedText(unranked)}</InlineAlert>
        )}
        <div className={styles.body}>
          <div className={styles.play}>
            {ranking.run === null ? (
              <Pause ranking={ranking} />
            ) : (
              <Round state={state} ranking={ranking} run={ranking.run} />
            )}
            <ActionBar state={state} ranking={ranking} />
          </div>
          <Shelf ranking={ranking} />
        </div>
        <output>
          <VisuallyHidden>{state.said}</VisuallyHidden>
        </output>
        {dialog !== null && (
          <EditorDialogs dialog={dialog} ranking={ranking} draft={draft} save={save} onReload={onReload} />
        )}
      </main>
    </EditorContext>
  );
}
