import { SAVE_REASONS, TEXTS } from '@palmares/texts/game/tournament';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import type { FailureTexts } from '../../api/failure-text.ts';

/**
 * « Error saving tournament. Please try again. » (TO-47), followed by the reason when it is known. For codes without one the general text
 * is enough.
 */
export const SAVE_FAILURE: FailureTexts = {
  failed: TOURNAMENT_TEXTS.saveFailed,
  codes: Object.fromEntries(
    Object.entries(SAVE_REASONS).map(([code, reason]) => [code, `${TOURNAMENT_TEXTS.saveFailed} ${reason}`]),
  ),
  sessionLost: TEXTS.sessionLost,
};
