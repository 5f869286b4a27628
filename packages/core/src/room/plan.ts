// The plan of a room, chosen before it opens. It never changes afterwards: settings that the host may change are in the state or in the
// room's row.
import { TIERLIST } from '../tierlist/limits.ts';
import type { PresetTier } from '../tierlist/presets.ts';
import { ROOM } from './limits.ts';

export const ROOM_MODES = ['tierlist', 'tournament', 'ranking', 'guess'] as const;
export type RoomMode = (typeof ROOM_MODES)[number];

/** How a duel with equally many votes is decided: by the host, or at once by the seeded draw. */
export const TIE_RULES = ['host', 'draw'] as const;
export type TieRule = (typeof TIE_RULES)[number];

export type RoomPlan = {
  readonly mode: RoomMode;
  /** Distinct, in the order of play. */
  readonly imageIds: readonly number[];
  readonly seed: number;
  /** Best first; empty for a tournament and a ranking. */
  readonly tiers: readonly PresetTier[];
  /** Null without a timer. */
  readonly stepSeconds: number | null;
  /** Batches that each guest of a ranking plays; null for as many as the time allows. */
  readonly batches: number | null;
  readonly ties: TieRule;
  /** The sealed tier of each image, in the order of `imageIds`; empty unless the mode is `guess`. */
  readonly answers: readonly number[];
};

export type PlanIssueCode =
  | 'too_few_images'
  | 'too_few_placed'
  | 'too_many_images'
  | 'image_twice'
  | 'bad_tiers'
  | 'bad_seconds'
  | 'bad_batches'
  | 'bad_answers';

export const hasTiers = (mode: RoomMode): boolean => mode === 'tierlist' || mode === 'guess';

/** The seconds that a host can choose, besides none. */
export const listStepSeconds = (mode: RoomMode): readonly number[] =>
  mode === 'ranking' ? ROOM.rankingSeconds : ROOM.stepSeconds;

/** The first broken rule, or null. Whether the images are in the album, the server checks. */
export function checkRoomPlan(plan: RoomPlan): PlanIssueCode | null {
  return checkImages(plan) ?? checkTiers(plan) ?? checkPace(plan);
}

function checkImages({ mode, imageIds }: RoomPlan): PlanIssueCode | null {
  if (imageIds.length < ROOM.imagesMin) return mode === 'guess' ? 'too_few_placed' : 'too_few_images';
  if (imageIds.length > ROOM.imagesMax) return 'too_many_images';
  return new Set(imageIds).size === imageIds.length ? null : 'image_twice';
}

function checkTiers({ mode, tiers, answers, imageIds }: RoomPlan): PlanIssueCode | null {
  const count = hasTiers(mode) ? [ROOM.tiersMin, TIERLIST.tiersMax] : [0, 0];
  if (tiers.length < (count[0] ?? 0) || tiers.length > (count[1] ?? 0)) return 'bad_tiers';
  if (answers.length !== (mode === 'guess' ? imageIds.length : 0)) return 'bad_answers';
  return answers.every((tier) => isTier(tier, tiers.length)) ? null : 'bad_answers';
}

function checkPace({ mode, stepSeconds, batches }: RoomPlan): PlanIssueCode | null {
  if (stepSeconds !== null && !listStepSeconds(mode).includes(stepSeconds)) return 'bad_seconds';
  if (batches === null) return null;
  const isCount = Number.isInteger(batches) && batches >= 1 && batches <= ROOM.batchesMax;
  return mode === 'ranking' && isCount ? null : 'bad_batches';
}

/** Returns whether the number is the index of one of `count` tiers. */
export const isTier = (tier: unknown, count: number): tier is number =>
  typeof tier === 'number' && Number.isInteger(tier) && tier >= 0 && tier < count;
