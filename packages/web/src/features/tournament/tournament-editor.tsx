import { progressOf } from '@palmares/core/tournament/progress';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DraftOwner } from '../../lib/drafts/draft-keys.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { claimVisitorDrafts } from '../../lib/drafts/visitor-drafts.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DraftQuestion } from '../../ui/draft-question.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { EditorScreen } from './editor-screen.tsx';
import { TEXTS } from './messages.ts';
import { draftNameOf, type FoundDraft, fitOf, parseStoredDraft, resumeDraft } from './play-draft.ts';
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

type Choice = 'ask' | 'fresh' | 'draft' | 'goOn';

/** Decides what the editor starts from: the source itself, or a draft of it. */
export function TournamentEditor({ source, owner, userKey, goOn, onReload }: Props) {
  const navigate = useNavigate();
  const isEdit = source.savedAs !== null;
  const [found] = useState(() => findDraft(source, owner));
  const [fit] = useState(() => fitOf(found, source));
  const [choice, setChoice] = useState<Choice>(
    fit === 'ask' ? 'ask' : fit === 'none' ? 'fresh' : goOn ? 'goOn' : 'draft',
  );
  const [seed] = useState(randomSeed);
  const [place] = useState(() => ({ owner, userKey, albumId: source.albumId }));
  const waits = found !== null && found.started && isEdit;

  useEffect(() => {
    // A replay that waits is offered on the screen itself.
    if (fit !== 'resume' || found?.started !== true || (isEdit && !goOn)) return undefined;
    const toast = showToast({
      kind: 'info',
      text: TEXTS.resumed,
      lang: 'en',
      action: { label: TEXTS.startOver, run: () => setChoice('fresh') },
    });
    return () => dismissToast(toast);
    // Once: it tells how the editor started.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // After the old screen has gone, which wrote down its last state as it left.
    if (choice === 'fresh' && found !== null)
      draftStore.remove(draftNameOf({ owner, albumId: source.albumId }, source.savedAs));
  }, [choice, found, owner, source.albumId, source.savedAs]);

  if (choice === 'ask' && found !== null) {
    const picks = picksText(found);
    return (
      <>
        <PlaySkeleton />
        <DraftQuestion
          title={TEXTS.draftTitle}
          text={isEdit ? TEXTS.draftOlder(picks) : TEXTS.draftOther(found.draft.name, picks)}
          resumeLabel={TEXTS.resume}
          startAgainLabel={TEXTS.startOver}
          onResume={() => setChoice('goOn')}
          onStartAgain={() => setChoice('fresh')}
        />
      </>
    );
  }
  const fresh = startState(source, seed);
  return (
    <EditorScreen
      key={choice}
      source={source}
      place={place}
      start={
        found === null || choice === 'fresh' ? fresh : resumeDraft(found, fresh, !isEdit || choice === 'goOn')
      }
      notice={
        waits && choice === 'draft' ? (
          <InlineAlert
            kind="info"
            action={
              <Button size="s" variant="primary" onClick={() => setChoice('goOn')}>
                {TEXTS.resume}
              </Button>
            }
          >
            {TEXTS.unfinished(picksText(found))}
          </InlineAlert>
        ) : null
      }
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

function picksText({ draft }: FoundDraft): string {
  const { picks, total } = progressOf(draft.tournament);
  return TEXTS.picks(picks, total);
}

function findDraft(source: PlaySource, owner: DraftOwner): FoundDraft | null {
  if (owner !== 'visitor') claimVisitorDrafts(owner);
  const name = draftNameOf({ owner, albumId: source.albumId }, source.savedAs);
  return parseStoredDraft(draftStore.read(name), source);
}
