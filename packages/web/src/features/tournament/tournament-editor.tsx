import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftOwner } from '../../lib/drafts/draft-keys.ts';
import { nameDraft } from '../../lib/drafts/kept-draft.ts';
import { useDraftChoice } from '../../lib/drafts/use-draft-choice.ts';
import { lostCountEnglish } from '../../lib/lost-images.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DraftQuestion } from '../../ui/draft-question.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { MetDraftsQuestion } from '../../ui/met-drafts.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EditorScreen } from './editor-screen.tsx';
import { TEXTS } from './messages.ts';
import { faceOf, fitOf, parseStoredDraft, picksText, resumeDraft } from './play-draft.ts';
import { PlaySkeleton } from './play-skeleton.tsx';
import type { PlaySource } from './play-source.ts';
import { startState } from './play-state.ts';
import { randomSeed } from './random-seed.ts';

type Props = {
  source: PlaySource;
  /** Fixed for the life of the editor: a session that ends does not take the drafts away. */
  owner: DraftOwner;
  userKey: string;
  /** `?continue=true`: an unfinished replay goes on without a word. */
  goOn: boolean;
  onReload: () => void;
};

/** Decides what the editor starts from: the source itself, or a draft of it. */
export function TournamentEditor({ source, owner, userKey, goOn, onReload }: Props) {
  const navigate = useNavigate();
  const isEdit = source.savedAs !== null;
  const { found, choice, met, resume, startAgain } = useDraftChoice({
    name: nameDraft('tournament', { owner, albumId: source.albumId }, source.savedAs),
    parse: (stored) => parseStoredDraft(stored, source),
    fitOf: (draft) => fitOf(draft, source),
    resumedText({ started, lost }, isAnswer) {
      // A replay that waits is offered on the screen itself; one that was not begun has nothing to resume.
      const resumed = isAnswer || !started || (isEdit && !goOn) ? [] : [TEXTS.draftResumed];
      const said = lost === 0 ? resumed : [...resumed, lostCountEnglish(lost)];
      return said.length === 0 ? null : said.join(' ');
    },
    startAgainLabel: TEXTS.startAgain,
  });
  const [goesOn, setGoesOn] = useState(goOn || !isEdit);
  const [seed] = useState(randomSeed);
  const [place] = useState(() => ({ owner, userKey, albumId: source.albumId }));
  const waits = found !== null && found.started && isEdit;

  function goOnPlaying(): void {
    setGoesOn(true);
    resume();
  }

  if (choice === 'meet') {
    return (
      <>
        <PlaySkeleton />
        <MetDraftsQuestion
          met={met.map(({ found: one, origin, choose }) => ({
            face: faceOf(one),
            origin,
            choose() {
              setGoesOn(true);
              choose();
            },
          }))}
          onLater={resume}
        />
      </>
    );
  }
  if (choice === 'ask' && found !== null) {
    const picks = picksText(found.draft);
    return (
      <>
        <PlaySkeleton />
        <DraftQuestion
          title={TEXTS.draftTitle}
          text={isEdit ? TEXTS.draftOlder(picks) : TEXTS.draftOther(found.draft.name, picks)}
          resumeLabel={TEXTS.resume}
          startAgainLabel={TEXTS.startAgain}
          onResume={goOnPlaying}
          onStartAgain={startAgain}
        />
      </>
    );
  }
  const fresh = startState(source, seed);
  return (
    <EditorScreen
      key={`${choice} ${goesOn}`}
      source={source}
      place={place}
      start={found === null || choice === 'fresh' ? fresh : resumeDraft(found, fresh, goesOn)}
      notice={
        waits && choice === 'draft' && !goesOn ? (
          <InlineAlert
            kind="info"
            action={
              <Button size="s" variant="primary" onClick={goOnPlaying}>
                {TEXTS.resume}
              </Button>
            }
          >
            {TEXTS.unfinished(picksText(found.draft))}
          </InlineAlert>
        ) : null
      }
      faceOf={(stored) => {
        const other = parseStoredDraft(stored, source);
        return other && faceOf(other);
      }}
      onReload={onReload}
      onSaved={({ id }, how) => {
        showToast({ kind: 'success', text: TEXTS.saved, lang: 'en' });
        if (isEdit || how === 'copy') void navigate(paths.tournament.to(id));
      }}
      onCancel={() =>
        void navigate(source.savedAs === null ? paths.gallery.to() : paths.tournament.to(source.savedAs.id))
      }
    />
  );
}
