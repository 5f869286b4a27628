// Facts about each kind for lists and dialogs of all kinds.
import type { ContentKind } from '@palmares/core/content-kind';
import { RANKING } from '@palmares/core/ranking/limits';
import { TOURNAMENT } from '@palmares/core/tournament/limits';

type KindFacts = {
  /** Minimum number of images. */
  readonly imagesToStart: number;
  /** True if the user chooses the main image; other kinds use the winner. */
  readonly hasMainImage: boolean;
  /** True if a saved content continues where it stopped; false if it starts again (AC-99). */
  readonly isResumable: boolean;
  /** Parameters with which the editor resumes unfinished work. */
  readonly resumeQuery: Readonly<Record<string, true>>;
};

export const KIND_FACTS: Readonly<Record<ContentKind, KindFacts>> = {
  tierlist: {
    imagesToStart: 1,
    hasMainImage: true,
    isResumable: true,
    resumeQuery: {},
  },
  tournament: {
    imagesToStart: TOURNAMENT.duelSize,
    hasMainImage: false,
    // A tournament is played once; its editor resumes an unfinished replay only with this parameter (TO-12).
    isResumable: false,
    resumeQuery: { continue: true },
  },
  ranking: {
    // A batch has at least two images.
    imagesToStart: RANKING.batches[0].shown,
    hasMainImage: false,
    isResumable: true,
    resumeQuery: {},
  },
};
