// Texts of viewers and editors for each kind, in the language of its screens. Each has further texts, of its rules, in the catalogue.
import type { ContentKind } from '@palmares/core/content-kind';
import { TOURNAMENT_WORDS } from '@palmares/texts/game/tournament-words';
import { RANKING_WORDS } from '@palmares/texts/page/ranking-words';
import { TIERLIST_WORDS } from '@palmares/texts/page/tierlist-words';
import type { KindWords } from './kind.ts';

export const KIND_WORDS: Readonly<Record<ContentKind, KindWords>> = {
  tierlist: { ...TIERLIST_WORDS, back: { label: TIERLIST_WORDS.back, leadsTo: 'previous' } },
  tournament: { ...TOURNAMENT_WORDS, back: { label: TOURNAMENT_WORDS.back, leadsTo: 'previous' } },
  // RK-69 requires a link to the list.
  ranking: { ...RANKING_WORDS, back: { label: RANKING_WORDS.back, leadsTo: 'list' } },
};
