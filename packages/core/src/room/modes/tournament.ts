// The tournament: each step is a duel of the ordinary engine, and the majority decides (SA-11).
// Invariant: the tournament is played up to the step; its winner is added when the step is closed.
import { createRngAt, randomInt } from '../../random.ts';
import { countDuels } from '../../tournament/duels.ts';
import { next as nextDuel, pick, undo as undoPick } from '../../tournament/play.ts';
import { computeTournamentResult } from '../../tournament/result.ts';
import {
  createTournament,
  getPhase,
  getShownDuel,
  type Tournament,
  upcomingDuels,
} from '../../tournament/tournament.ts';
import { toSaved } from '../../tournament/wire.ts';
import { toOpinion } from '../opinions.ts';
import type { RoomPlan } from '../plan.ts';
import { listRoomImages, type RoomState } from '../state.ts';
import { countVotes, listLeaders } from '../votes.ts';
import type { Mode } from './mode.ts';

const getDuel = (tournament: Tournament | null): readonly number[] =>
  tournament === null ? [] : (getShownDuel(tournament) ?? []);

/** The same image in every repetition of the step. */
function drawWinner(plan: RoomPlan, { step }: RoomState, leaders: readonly number[]): number {
  // The draws of the rounds use the first indexes of the seed.
  const rng = createRngAt(plan.seed, plan.imageIds.length + step);
  return leaders[randomInt(rng, leaders.length)] ?? 0;
}

export const TOURNAMENT_MODE: Mode = {
  hasOpenBoard: false,
  begin: (plan, images) => ({ tournament: createTournament(images, plan.seed) }),
  openStep(_plan, { tournament }) {
    const isOver = tournament === null || getPhase(tournament) === 'finished';
    return { tournament, step: isOver ? null : tournament.shown };
  },
  countSteps: (plan, state) =>
    countDuels(state.tournament?.imageIds.length ?? listRoomImages(plan, state).length),
  listStepImages: (_plan, { tournament }) => getDuel(tournament),
  listPlayedImages: (_plan, { tournament }, step) => tournament?.rounds.flat()[step] ?? [],
  listLaterImages: (plan, state) =>
    state.tournament === null ? listRoomImages(plan, state) : upcomingDuels(state.tournament).flat(),
  isChoice: (_plan, images, choice) => typeof choice === 'number' && images.includes(choice),
  reveal(plan, state, { votes }) {
    const leaders = listLeaders(countVotes(votes), getDuel(state.tournament));
    const tied = leaders.length > 1 ? leaders : [];
    const isDecided = tied.length === 0 || plan.ties === 'draw';
    return { tied, winner: isDecided ? drawWinner(plan, state, leaders) : null };
  },
  getOutcome: ({ winner }) => winner,
  decide(_plan, { tied }, choice) {
    if (tied.length === 0) return 'room_moved_on';
    return choice !== null && tied.includes(choice) ? { winner: choice } : 'room_choice_invalid';
  },
  closeStep(plan, state) {
    const { tournament, winner, tied } = state;
    if (tournament === null) return {};
    return { tournament: nextDuel(pick(tournament, winner ?? drawWinner(plan, state, tied))) };
  },
  goBack(_plan, { tournament }) {
    if (tournament === null) return null;
    const before = undoPick(tournament);
    const winner = tournament.picks[before.shown];
    if (before === tournament || winner === undefined) return null;
    return { tournament: before, step: before.shown, winner, tied: [] };
  },
  mustReopen(_plan, before, { tournament }) {
    const [was, is] = [getDuel(before.tournament), getDuel(tournament)];
    return was.length !== is.length || is.some((image, index) => image !== was[index]);
  },
  getDistance: () => (a, b) => (a === b ? 0 : 1),
  getOpinion: ({ tournament }) => toOpinion(tournament?.picks ?? []),
  getContent(_plan, { tournament }) {
    if (tournament === null || computeTournamentResult(tournament) === null) return null;
    const saved = toSaved(tournament);
    return saved && { kind: 'tournament', ...saved };
  },
};
