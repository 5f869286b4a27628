// Texts of viewers and editors for each kind, in the language of its screens. Core has those of the specification.
import type { ContentKind } from '@palmares/core/content-kind';
import type { KindWords } from './kind.ts';
import { RANKING_WORDS } from './ranking-words.ts';
import { TIERLIST_WORDS } from './tierlist-words.ts';
import { TOURNAMENT_WORDS } from './tournament-words.ts';

export const KIND_WORDS: Readonly<Record<ContentKind, KindWords>> = {
  tierlist: TIERLIST_WORDS,
  tournament: TOURNAMENT_WORDS,
  ranking: RANKING_WORDS,
};
