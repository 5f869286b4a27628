import { getPresent } from '@palmares/core/ranking/history';
import { computeStatistics } from '@palmares/core/ranking/statistics';
import { unrankedText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { useMemo, useState } from 'react';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { getNameIssue } from '../../editor/use-save-content.ts';
import { useFocusAfterChange } from '../../lib/use-focus-after-change.ts';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';
import type { RankingParts } from './editor-context.ts';
import { EditorContext } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import styles from './editor-screen.module.css';
import { Pause } from './pause.tsx';
import { Round } from './round.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { Shelf } from './shelf.tsx';
import { useNarrowEditor } from './use-narrow-editor.ts';

export function EditorScreen(props: ScreenProps<RankingParts>) {
  const { source, images, store, state, draft, save, open, notices } = props;
  const [settings, setSettings] = useState(false);
  const editor = useMemo(() => ({ store, images, open }), [store, images, open]);
  const ranking = getPresent(state.history);
  const { unranked } = computeStatistics(ranking);
  useFocusAfterChange(ranking.run === null ? 'pause' : 'round', () =>
    document.querySelector('[data-choice], [data-pause]'),
  );
  const [seen, setSeen] = useState(save.refusal);
  if (save.refusal !== seen) {
    // The settings open when a save refuses one of their fields, so that the field is visible.
    setSeen(save.refusal);
    if (save.refusal !== null && save.refusal.field !== null) setSettings(true);
  }
  const isNarrow = useNarrowEditor();
  const bar = <ActionBar source={source} state={state} save={save} draft={draft} ranking={ranking} />;
  return (
    <EditorContext value={editor}>
      <EditorHeader {...props} ranking={ranking} settings={settings} onSettings={setSettings} />
      {notices}
      {settings && (
        <SettingsPanel source={source} state={state} ranking={ranking} nameIssue={getNameIssue(save)} />
      )}
      {state.savedAs !== null && unranked > 0 && ranking.run === null && (
        <InlineAlert kind="info">{unrankedText(unranked)}</InlineAlert>
      )}
      <div className={styles.body} data-still={ranking.run === null || undefined}>
        <div className={styles.play}>
          {ranking.run === null ? (
            <Pause ranking={ranking} />
          ) : (
            <Round state={state} ranking={ranking} run={ranking.run} />
          )}
          {!(isNarrow && ranking.run === null) && bar}
        </div>
        <Shelf ranking={ranking} />
        {/* Below the list, which is in sight with it. */}
        {isNarrow && ranking.run === null && bar}
      </div>
      <ShownImage {...props} />
    </EditorContext>
  );
}

function ShownImage({ dialog, state, images, open }: ScreenProps<RankingParts>) {
  if (dialog === null) return null;
  const ranking = getPresent(state.history);
  const rank = ranking.ranked.indexOf(dialog.image) + 1;
  const viewed = ranking.images.find(({ id }) => id === dialog.image)?.viewed ?? 0;
  return (
    <ImageDetailDialog
      images={dialog.images.flatMap((id) => images.get(id) ?? [])}
      current={dialog.image}
      note={rank > 0 ? TEXTS.rank(rank) : TEXTS.views(viewed)}
      onShow={(image) => open({ ...dialog, image })}
      onClose={() => open(null)}
    />
  );
}

/** Placeholder with the geometry of the editor. */
export function EditorSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonStage} />
    </>
  );
}
