import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftOwner } from '../../lib/drafts/draft-keys.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { claimVisitorDrafts } from '../../lib/drafts/visitor-drafts.ts';
import { paths } from '../../lib/paths.ts';
import { DraftQuestion } from '../../ui/draft-question.tsx';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { carriedSource } from './carry-over.ts';
import {
  draftNameOf,
  type EditorDraft,
  fitOf,
  parseStoredDraft,
  rankedCount,
  resume,
} from './editor-draft.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import type { EditorSource } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import { TEXTS } from './messages.ts';

type Props = {
  source: EditorSource;
  /** Fixed for the life of the editor: a session that ends does not take the drafts away. */
  owner: DraftOwner;
  userKey: string;
  onReload: () => void;
  onBroken: () => void;
};

/** Decides what the editor starts from: the source itself, or a draft of it. */
export function RankingEditor({ source, owner, userKey, onReload, onBroken }: Props) {
  const navigate = useNavigate();
  const { albumId, start } = source;
  const { savedAs } = start;
  const [found] = useState(() => findDraft(source, owner));
  const [fit] = useState(() => fitOf(found, source.start));
  const [choice, setChoice] = useState<'draft' | 'fresh' | null>(
    fit === 'ask' ? null : fit === 'resume' ? 'draft' : 'fresh',
  );
  const chosen = useMemo(() => {
    if (choice !== 'draft' || found === null) return source;
    const known = new Set(source.images.map(({ id }) => id));
    return { ...source, start: resume(found, known, source.start) };
  }, [choice, found, source]);
  const place = useMemo(() => ({ owner, userKey, albumId }), [owner, userKey, albumId]);

  useEffect(() => {
    carriedSource.clear();
    if (fit !== 'resume') return undefined;
    const toast = showToast({
      kind: 'info',
      text: TEXTS.draftResumed,
      action: { label: TEXTS.startAgain, run: startAgain },
    });
    return () => dismissToast(toast);
    // Once: it tells how the editor started.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // After the old screen has gone, which wrote down its last state as it left.
    if (choice === 'fresh' && found !== null) draftStore.remove(draftNameOf({ owner, albumId }, savedAs));
  }, [choice, found, owner, albumId, savedAs]);

  function startAgain(): void {
    setChoice('fresh');
  }

  function onCreated(id: number, { history, details, savedAs: saved, clean }: EditorState): void {
    carriedSource.leave(id, { ...chosen, start: { history, details, savedAs: saved, clean } });
    void navigate(paths.rankingEdit.to(id), { replace: true, preventScrollReset: true });
  }

  if (choice === null && found !== null) {
    return (
      <>
        <EditorSkeleton />
        <DraftQuestion
          title={TEXTS.draftTitle}
          text={draftText(found, savedAs !== null)}
          resumeLabel={TEXTS.resume}
          startAgainLabel={TEXTS.startAgain}
          onResume={() => setChoice('draft')}
          onStartAgain={startAgain}
        />
      </>
    );
  }
  return (
    <EditorScreen
      key={choice}
      source={chosen}
      place={place}
      onCreated={onCreated}
      onReload={onReload}
      onBroken={onBroken}
    />
  );
}

function draftText(found: EditorDraft, isEdit: boolean): string {
  const ranked = rankedCount(found);
  return isEdit ? TEXTS.draftOtherVersion(ranked) : TEXTS.draftOtherSelection(ranked, found.draft.name);
}

function findDraft(source: EditorSource, owner: DraftOwner): EditorDraft | null {
  if (owner !== 'visitor') claimVisitorDrafts(owner);
  const name = draftNameOf({ owner, albumId: source.albumId }, source.start.savedAs);
  return parseStoredDraft(draftStore.read(name), source.albumId);
}
