// The ordinary content that a room becomes (SA-20).
// Invariant: null until the mode has a result; images that have left the album are not in it.
import type { ContentKind } from '../content-kind.ts';
import { RANKING } from '../ranking/limits.ts';
import type { SavedRankingImage } from '../ranking/wire.ts';
import { createTier } from '../tierlist/board.ts';
import { type SavedLine, toLines } from '../tierlist/wire.ts';
import { computeTournamentResult } from '../tournament/result.ts';
import { type SavedTournament, toSaved } from '../tournament/wire.ts';
import type { RoomMode, RoomPlan } from './plan.ts';
import { getRoomBoard, listRoomImages, type RoomState } from './state.ts';

export const ROOM_CONTENT = {
  tierlist: 'tierlist',
  tournament: 'tournament',
  ranking: 'ranking',
  guess: 'tierlist',
} as const satisfies Record<RoomMode, ContentKind>;

export type RoomContent =
  | { readonly kind: 'tierlist'; readonly lines: SavedLine[] }
  | ({ readonly kind: 'tournament' } & SavedTournament)
  | { readonly kind: 'ranking'; readonly images: SavedRankingImage[] };

export function getRoomContent(plan: RoomPlan, state: RoomState): RoomContent | null {
  if (state.phase === 'lobby' || state.phase === 'play' || state.phase === 'reveal') return null;
  if (plan.mode === 'tournament') {
    const { tournament } = state;
    if (tournament === null || computeTournamentResult(tournament) === null) return null;
    const saved = toSaved(tournament);
    return saved && { kind: 'tournament', ...saved };
  }
  if (plan.mode === 'ranking') return toRanking(plan, state);
  return toTierlist(plan, state);
}

/** The order of the group becomes ranks; images that nobody was shown have none. Images of one group follow each other. */
function toRanking(plan: RoomPlan, state: RoomState): RoomContent | null {
  const ranked = (state.order ?? []).flat();
  if (ranked.length === 0) return null;
  const ranks = new Map(ranked.map((image, index) => [image, index + 1]));
  const images = listRoomImages(plan, state).map((id_image) => {
    const rank = ranks.get(id_image);
    const viewed = rank === undefined ? 0 : RANKING.pointsToRank;
    return { id_image, points: rank === undefined ? 0 : -rank, viewed };
  });
  return { kind: 'ranking', images };
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
