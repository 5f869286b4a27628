import type { RoomMode } from '../plan.ts';
import type { Mode } from './mode.ts';
import { RANKING_MODE } from './ranking.ts';
import { GUESS_MODE, TIERLIST_MODE } from './tiers.ts';
import { TOURNAMENT_MODE } from './tournament.ts';

export const MODES: Readonly<Record<RoomMode, Mode>> = {
  tierlist: TIERLIST_MODE,
  tournament: TOURNAMENT_MODE,
  ranking: RANKING_MODE,
  guess: GUESS_MODE,
};
