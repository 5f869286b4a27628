import type { Album } from '@palmares/core/contract/types';
import { useEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { KINDS } from '../kinds/kinds.ts';
import { isContinuation, isQuietContinuation, parseNavigationMessage } from '../lib/navigation-message.ts';
import { PRESERVE_FOCUS } from '../lib/preserve-focus.ts';
import type { DraftOwner } from '../storage/drafts/draft-keys.ts';
import { fitDraft, nameDraft } from '../storage/drafts/versioned-draft.ts';
import { ConflictingDraftsQuestion } from '../ui/conflicting-drafts.tsx';
import { DraftQuestion } from '../ui/draft-question.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { LoadingMain } from './loading-main.tsx';
import { FRAME_TEXTS } from './messages.ts';
import type { ContentSaved } from './save.ts';
import { useDraftChoice } from './use-draft-choice.ts';

type Props<P extends EditorParts> = {
  kind: EditorKind<P>;
  source: P['source'];
  /** Fixed for the life of the editor: drafts stay available when the session ends. */
  owner: DraftOwner;
  userKey: string;
  /** Only for a new content: the album that its drafts store a snapshot of. */
  album?: Album;
  /** Resumes unsaved work without asking. */
  goesOn: boolean;
  onReload: () => void;
};

/** Decides what the editor starts from: the opened content, or a draft of it. */
export function DraftGate<P extends EditorParts>(props: Props<P>) {
  const { kind, source, onReload } = props;
  const { draft, texts } = kind;
  const frameTexts = FRAME_TEXTS[KINDS[kind.name].language];
  const isEdit = source.start.savedAs !== null;
  const { found, choice, met, parse, resume, startAgain, chosen, place } = useChosenSource(props);
  const onSaved = useMoveOn(kind, chosen);

  if (choice === 'meet') {
    return (
      <>
        <LoadingMain kind={kind} />
        <ConflictingDraftsQuestion
          met={met.map((one) => ({ ...one, description: draft.describe(one.found) }))}
          onLater={resume}
        />
      </>
    );
  }
  if (choice === 'ask' && found !== null) {
    return (
      <>
        <LoadingMain kind={kind} />
        <DraftQuestion
          title={texts.draftTitle}
          text={draft.question(found, isEdit)}
          resumeLabel={frameTexts.resume}
          startAgainLabel={frameTexts.startAgain}
          onResume={resume}
          onStartAgain={startAgain}
        />
      </>
    );
  }
  return (
    <EditorFrame
      key={choice}
      kind={kind}
      source={chosen}
      place={place}
      describeDraft={(stored) => {
        const other = parse(stored);
        return other && draft.describe(other);
      }}
      onSaved={onSaved}
      onReload={onReload}
    />
  );
}

/** Lets the person choose between the opened content and its drafts, and returns the resulting source. */
function useChosenSource<P extends EditorParts>({ kind, source, owner, userKey, album, goesOn }: Props<P>) {
  const { draft } = kind;
  const { albumId, selection, start: opened } = source;
  const { savedAs } = opened;
  const texts = FRAME_TEXTS[KINDS[kind.name].language];
  const { arrival, isAsked, isQuiet } = useArrival();
  const known = useMemo(() => new Set(source.images.map(({ id }) => id)), [source.images]);
  const parse = (stored: unknown) => draft.parse(stored, albumId, known);
  const choice = useDraftChoice({
    name: nameDraft(kind.name, { owner, albumId }, savedAs),
    parse,
    fitOf: (found) => fitDraft(found, draft.imagesOf, { savedAs, selection }),
    resumedText(found, isAnswer) {
      const isSaid = draft.saysResumed?.(draft.resume(found, opened, goesOn || isAnswer)) ?? true;
      const said = isAnswer || isQuiet || !isSaid ? [] : [arrival ?? texts.draftResumed];
      const lost = found.lost === 0 ? [] : [texts.lostCount(found.lost)];
      return [...said, ...lost].join(' ') || null;
    },
    startAgainLabel: isAsked ? null : texts.startAgain,
  });
  const { found, isAnswer } = choice;
  const isResumed = choice.choice === 'draft';
  const begun = useMemo(
    () =>
      isResumed && found !== null
        ? { start: draft.resume(found, opened, goesOn || isAnswer), selection: draft.imagesOf(found) }
        : { start: opened, selection },
    [draft, isResumed, found, opened, goesOn, isAnswer, selection],
  );
  const chosen = useMemo(() => ({ ...source, ...begun }), [source, begun]);
  const place = useMemo(
    () => ({ owner, userKey, albumId, selection: begun.selection, album }),
    [owner, userKey, albumId, begun, album],
  );
  return { ...choice, parse, chosen, place };
}

/** Reads the navigation state about the draft; after a reload or going back, the draft counts as any other. */
function useArrival() {
  const { state } = useLocation();
  const isLed = useNavigationType() !== NavigationType.Pop;
  return {
    arrival: isLed ? parseNavigationMessage(state) : null,
    isAsked: isLed && isContinuation(state),
    isQuiet: isLed && isQuietContinuation(state),
  };
}

/** Navigates after a save: a first save leads to the content's own address with the same work; a tournament's to its result. */
function useMoveOn<P extends EditorParts>(kind: EditorKind<P>, source: P['source']) {
  const navigate = useNavigate();
  const { carried } = kind;
  const { paths } = KINDS[kind.name];
  useEffect(() => carried?.clear(), [carried]);
  return ({ id, isNew, how }: ContentSaved, readStart: () => P['source']['start']): void => {
    if (carried === null) {
      if (source.start.savedAs !== null || how === 'copy') void navigate(paths.view(id));
    } else if (isNew) {
      carried.leave(id, () => ({ ...source, start: readStart(), justSaved: { id, isNew } }));
      void navigate(paths.edit(id), { replace: true, preventScrollReset: true, state: PRESERVE_FOCUS });
    }
  };
}
