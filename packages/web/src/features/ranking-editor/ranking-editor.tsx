import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { DraftOwner } from '../../lib/drafts/draft-keys.ts';
import { nameDraft } from '../../lib/drafts/kept-draft.ts';
import { useDraftChoice } from '../../lib/drafts/use-draft-choice.ts';
import { resumedText } from '../../lib/lost-images.ts';
import { paths } from '../../lib/paths.ts';
import { DraftQuestion } from '../../ui/draft-question.tsx';
import { MetDraftsQuestion } from '../../ui/met-drafts.tsx';
import { carriedSource } from './carry-over.ts';
import {
  type EditorDraft,
  faceOf,
  fitOf,
  parseStoredDraft,
  rankedCount,
  resumeDraft,
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
};

/** Decides what the editor starts from: the source itself, or a draft of it. */
export function RankingEditor({ source, owner, userKey, onReload }: Props) {
  const navigate = useNavigate();
  const { albumId, start } = source;
  const { savedAs } = start;
  const known = useMemo(() => new Set(source.images.map(({ id }) => id)), [source.images]);
  const { found, choice, met, resume, startAgain } = useDraftChoice({
    name: nameDraft('ranking', { owner, albumId }, savedAs),
    parse: (stored) => parseStoredDraft(stored, albumId, known),
    fitOf: (draft) => fitOf(draft, start),
    resumedText: ({ lost }, isAnswer) => resumedText(isAnswer ? '' : TEXTS.draftResumed, lost),
    startAgainLabel: TEXTS.startAgain,
  });
  const begin = useMemo(
    () => (choice === 'draft' && found !== null ? resumeDraft(found, source.start) : source.start),
    [choice, found, source.start],
  );
  const chosen = useMemo(() => ({ ...source, start: begin }), [source, begin]);
  const place = useMemo(() => ({ owner, userKey, albumId }), [owner, userKey, albumId]);

  useEffect(() => carriedSource.clear(), []);

  function onCreated(id: number, { history, details, savedAs: saved, clean }: EditorState): void {
    carriedSource.leave(id, { ...chosen, start: { history, details, savedAs: saved, clean } });
    void navigate(paths.rankingEdit.to(id), { replace: true, preventScrollReset: true });
  }

  if (choice === 'meet') {
    return (
      <>
        <EditorSkeleton />
        <MetDraftsQuestion
          met={met.map((draft) => ({ ...draft, face: faceOf(draft.found) }))}
          onLater={resume}
        />
      </>
    );
  }
  if (choice === 'ask' && found !== null) {
    return (
      <>
        <EditorSkeleton />
        <DraftQuestion
          title={TEXTS.draftTitle}
          text={draftText(found, savedAs !== null)}
          resumeLabel={TEXTS.resume}
          startAgainLabel={TEXTS.startAgain}
          onResume={resume}
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
      faceOf={(stored) => {
        const other = parseStoredDraft(stored, albumId, known);
        return other && faceOf(other);
      }}
      onCreated={onCreated}
      onReload={onReload}
    />
  );
}

function draftText(found: EditorDraft, isEdit: boolean): string {
  const ranked = rankedCount(found);
  return isEdit ? TEXTS.draftOtherVersion(ranked) : TEXTS.draftOtherSelection(ranked, found.draft.name);
}
