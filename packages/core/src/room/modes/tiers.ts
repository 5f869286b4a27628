// The modes with tiers: each step asks for the tier of one image, in the order of the plan.
// Invariant: in an open step there is an outcome for every image before it.
import { createTier } from '../../tierlist/board.ts';
import { toLines } from '../../tierlist/wire.ts';
import { toOpinion } from '../opinions.ts';
import { isTier, type RoomPlan } from '../plan.ts';
import { getRoomBoard, listRoomImages, type RoomState } from '../state.ts';
import { countVotes, getMedian, type RoomVote } from '../votes.ts';
import type { Mode, RoomContent } from './mode.ts';

/** `getTier`: the revealed tier of the step's image; null for none. */
function createTierMode(
  getTier: (plan: RoomPlan, step: number, votes: readonly RoomVote[]) => number | null,
  more: Pick<Mode, 'decide' | 'hasOpenBoard'>,
): Mode {
  return {
    ...more,
    begin: () => ({ outcomes: [] }),
    openStep(plan, { gone, outcomes }, step) {
      const left = new Set(gone);
      const found = plan.imageIds.findIndex((image, index) => index >= step && !left.has(image));
      const end = found === -1 ? plan.imageIds.length : found;
      const skipped = Array.from({ length: Math.max(0, end - outcomes.length) }, () => null);
      return { step: found === -1 ? null : found, outcomes: [...outcomes.slice(0, end), ...skipped] };
    },
    countSteps: ({ imageIds }) => imageIds.length,
    listStepImages: ({ imageIds }, { step }) => imageIds.slice(step, step + 1),
    listPlayedImages: ({ imageIds }, _state, step) => imageIds.slice(step, step + 1),
    listLaterImages: (plan, { phase, step, gone }) => {
      const left = new Set(gone);
      return plan.imageIds.slice(phase === 'lobby' ? 0 : step + 1).filter((image) => !left.has(image));
    },
    isChoice: (plan, _images, choice) => isTier(choice, plan.tiers.length),
    reveal: (plan, { step, outcomes }, { votes }) => ({
      outcomes: [...outcomes.slice(0, step), getTier(plan, step, votes)],
    }),
    getOutcome: ({ outcomes, step }) => outcomes[step] ?? null,
    closeStep: () => ({}),
    goBack(plan, { phase, step: open, gone, outcomes }) {
      const left = new Set(gone);
      const end = phase === 'board' ? plan.imageIds.length : open;
      const step = plan.imageIds.findLastIndex((image, index) => index < end && !left.has(image));
      return step === -1 ? null : { step, outcomes: outcomes.slice(0, step + 1) };
    },
    mustReopen: (plan, _before, { step, gone }) => gone.includes(plan.imageIds[step] ?? 0),
    getDistance({ tiers }) {
      const scale = Math.max(1, tiers.length - 1);
      return (a, b) => Math.abs(a - b) / scale;
    },
    getOpinion: ({ outcomes }) => toOpinion(outcomes),
    getContent: toTierlist,
  };
}

/** Images whose step was never played go to the pool. */
function toTierlist(plan: RoomPlan, state: RoomState): RoomContent | null {
  const board = getRoomBoard(plan, state);
  if (board === null || board.tiers.every((row) => row.length === 0)) return null;
  const placed = new Set(board.tiers.flat());
  const tiers = plan.tiers.map((look, index) => ({
    ...createTier(`t${index + 1}`, look),
    images: board.tiers[index] ?? [],
  }));
  const pool = [
    ...board.pool,
    ...listRoomImages(plan, state).filter((image) => !placed.has(image) && !board.pool.includes(image)),
  ];
  return { kind: 'tierlist', lines: toLines({ tiers, pool, hidden: [], mainImage: null }) };
}

/** The median of the votes decides, and the host may overrule it (SA-10). */
export const TIERLIST_MODE: Mode = createTierMode((_plan, _step, votes) => getMedian(countVotes(votes)), {
  hasOpenBoard: true,
  decide(plan, { outcomes, step }, choice) {
    if (choice !== null && !isTier(choice, plan.tiers.length)) return 'room_choice_invalid';
    return { outcomes: outcomes.with(step, choice) };
  },
});

/** The sealed tier is revealed, whatever the votes; guess.ts counts their points (SA-13). */
export const GUESS_MODE: Mode = createTierMode((plan, step) => plan.answers[step] ?? null, {
  hasOpenBoard: false,
  decide: () => 'room_moved_on',
});
