import { ballotOfFavourite } from '@palmares/core/favourite/ballot';
import type { Vote } from '@palmares/core/palmares/ballot';

/** `said` is the JSON built by the repository's SQL. */
export const parseVote = (said: unknown): Vote => ({ ballot: ballotOfFavourite(said as number[]) });
