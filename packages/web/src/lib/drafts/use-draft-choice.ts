import { useEffect, useState } from 'react';
import { useLanguage } from '../../ui/language.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import type { DraftName } from './draft-keys.ts';
import { draftStore } from './draft-store.ts';
import type { DraftFit } from './kept-draft.ts';
import { claimVisitorDrafts } from './visitor-drafts.ts';

export type DraftChoice = 'ask' | 'draft' | 'fresh';

const FIRST: Record<DraftFit, DraftChoice> = { none: 'fresh', resume: 'draft', ask: 'ask' };

type Options<D> = {
  name: DraftName;
  parse: (stored: unknown) => D | null;
  fitOf: (found: D | null) => DraftFit;
  texts: { draftResumed: string; startAgain: string };
  /** A draft that is resumed without a question says so. True unless told. */
  announces?: (found: D) => boolean;
};

/** What an editor starts from: a draft of what was opened, or the thing itself. Decided once, when it opens. */
export function useDraftChoice<D>({ name, parse, fitOf, texts, announces = () => true }: Options<D>) {
  const lang = useLanguage();
  const [first] = useState(() => name);
  const [found] = useState(() => {
    if (first.owner !== 'visitor') claimVisitorDrafts(first.owner);
    return parse(draftStore.read(first));
  });
  const [fit] = useState(() => fitOf(found));
  const [choice, setChoice] = useState<DraftChoice>(FIRST[fit]);
  const startAgain = () => setChoice('fresh');

  useEffect(() => {
    if (fit !== 'resume' || found === null || !announces(found)) return undefined;
    const toast = showToast({
      kind: 'info',
      text: texts.draftResumed,
      lang,
      action: { label: texts.startAgain, run: startAgain },
    });
    return () => dismissToast(toast);
    // Once: it tells how the editor started.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // After the old screen has gone, which wrote down its last state as it left.
    if (choice === 'fresh' && found !== null) draftStore.remove(first);
  }, [choice, found, first]);

  return { found, choice, resume: () => setChoice('draft'), startAgain };
}
