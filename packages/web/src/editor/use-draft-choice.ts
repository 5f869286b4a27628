import { useEffect, useLayoutEffect, useState } from 'react';
import { type AsideOrigin, type DraftName, getDraftOrigin } from '../storage/drafts/draft-keys.ts';
import { pageDrafts } from '../storage/drafts/page-drafts.ts';
import type { DraftFit } from '../storage/drafts/versioned-draft.ts';
import { claimVisitorDrafts } from '../storage/drafts/visitor-drafts.ts';
import { useLanguage } from '../ui/language.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';

/** `meet`: the person must choose between several drafts of the same content. */
export type DraftChoice = 'meet' | 'ask' | 'draft' | 'fresh';

const FIRST: Record<DraftFit, DraftChoice> = { none: 'fresh', resume: 'draft', ask: 'ask' };

/** One of several drafts of the same content. */
export type ConflictingDraft<D> = {
  readonly found: D;
  readonly origin: AsideOrigin | null;
  readonly choose: () => void;
};

type Options<D> = {
  name: DraftName;
  parse: (stored: unknown) => D | null;
  fitOf: (found: D | null) => DraftFit;
  /** The message about a resumed draft; null for none. `isAnswer`: the person has just asked for it. */
  resumedText: (found: D, isAnswer: boolean) => string | null;
  /** Null: starting over is not offered. */
  startAgainLabel: string | null;
};

/** Chooses what an editor starts from: a draft, or the content that was opened. Decided once, on mount. */
export function useDraftChoice<D>({ name, parse, fitOf, resumedText, startAgainLabel }: Options<D>) {
  const lang = useLanguage();
  const [first] = useState(() => name);
  const [candidates] = useState(() => readCandidates(first, parse));
  const [found, setFound] = useState<D | null>(candidates[0]?.found ?? null);
  const [fit] = useState(() => (candidates.length > 1 ? null : fitOf(found)));
  const [choice, setChoice] = useState<DraftChoice>(fit === null ? 'meet' : FIRST[fit]);
  const startAgain = () => setChoice('fresh');
  const resume = () => setChoice('draft');
  /** True when the person has just chosen what the editor starts from. */
  const isAnswer = fit !== 'resume';

  // Before the first paint: the editor begins below the messages, and would move when this one appears.
  useLayoutEffect(() => {
    if (choice !== 'draft' || found === null) return undefined;
    const text = resumedText(found, isAnswer);
    if (text === null) return undefined;
    const action =
      isAnswer || startAgainLabel === null ? {} : { action: { label: startAgainLabel, run: startAgain } };
    const toast = showToast({ kind: 'info', text, lang, ...action });
    return () => dismissToast(toast);
    // Runs once for each choice, to announce how the editor started.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [choice, found]);

  useEffect(() => {
    // Runs after the old screen has unmounted, which writes its last state on unmount.
    if (choice === 'fresh' && found !== null) pageDrafts.remove(first);
  }, [choice, found, first]);

  const met = candidates.map(
    (candidate): ConflictingDraft<D> => ({
      found: candidate.found,
      origin: getDraftOrigin(candidate.name),
      choose() {
        pageDrafts.settle(candidate.name);
        setFound(candidate.found);
        resume();
      },
    }),
  );
  /** `resume` without a choice between several continues the first draft and keeps the others. */
  return { found, choice, isAnswer, met, resume, startAgain };
}

type Candidate<D> = { readonly name: DraftName; readonly found: D };

/** Reads the drafts that can be continued. A single one with a conflict suffix loses the suffix. */
function readCandidates<D>(name: DraftName, parse: (stored: unknown) => D | null): readonly Candidate<D>[] {
  if (name.owner !== 'visitor') claimVisitorDrafts(name.owner);
  const candidates = pageDrafts.open(name).flatMap((stored) => {
    const found = parse(stored.value);
    return found === null ? [] : [{ name: stored.name, found }];
  });
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined && getDraftOrigin(only.name) !== null)
    pageDrafts.settle(only.name);
  return candidates;
}
