// What a mode decides in a room: how its steps follow each other, what their votes decide, and the content that comes of it. play.ts asks
// it in each phase; phases, timers and refusals are the same for all modes.
import type { Ballot } from '../../palmares/ballot.ts';
import type { SavedRankingImage } from '../../ranking/wire.ts';
import type { SavedLine } from '../../tierlist/wire.ts';
import type { SavedTournament } from '../../tournament/wire.ts';
import type { Distance, Opinion } from '../opinions.ts';
import type { RoomPlan } from '../plan.ts';
import type { RoomState } from '../state.ts';
import type { RoomChoice, RoomVote } from '../votes.ts';

/** What a mode changes in the state. */
export type Decision = Partial<
  Pick<RoomState, 'step' | 'outcomes' | 'tournament' | 'winner' | 'tied' | 'order'>
>;

/** `room_moved_on`: not in this phase. `room_choice_invalid`: a value that the plan does not have. */
export type RoomRefusal = 'room_moved_on' | 'room_choice_invalid';

export type StepVotes = {
  readonly votes: readonly RoomVote[];
  /** The joined ballots of a ranking. */
  readonly order: Ballot;
};

/** A step of null: nothing is left to decide. */
export type OpenedStep = Omit<Decision, 'step'> & { readonly step: number | null };

export type RoomContent =
  | { readonly kind: 'tierlist'; readonly lines: SavedLine[] }
  | ({ readonly kind: 'tournament' } & SavedTournament)
  | { readonly kind: 'ranking'; readonly images: SavedRankingImage[] };

export type Mode = {
  /** Whether the host may move tiles on the board. */
  readonly hasOpenBoard: boolean;
  /** The state before the first step; `images` are those that are still there. */
  readonly begin: (plan: RoomPlan, images: readonly number[]) => Decision;
  /** Opens this step, or the first one after it with something to decide. */
  readonly openStep: (plan: RoomPlan, state: RoomState, step: number) => OpenedStep;
  /** Number of steps, as far as it is known. */
  readonly countSteps: (plan: RoomPlan, state: RoomState) => number;
  /** The images that guests vote on in the step of the state. */
  readonly listStepImages: (plan: RoomPlan, state: RoomState) => readonly number[];
  /** The images of a step that was played, also those that have left since. */
  readonly listPlayedImages: (plan: RoomPlan, state: RoomState, step: number) => readonly number[];
  /** The images of the steps after it; before the first step, of all steps. */
  readonly listLaterImages: (plan: RoomPlan, state: RoomState) => readonly number[];
  /** Whether the choice is one of the step with these images. */
  readonly isChoice: (plan: RoomPlan, images: readonly number[], choice: RoomChoice) => boolean;
  readonly reveal: (plan: RoomPlan, state: RoomState, votes: StepVotes) => Decision;
  /** The tier or the winner of the revealed step; null for none. */
  readonly getOutcome: (state: RoomState) => number | null;
  /** The host overrules the revealed step; null puts its image into no tier. */
  readonly decide: (plan: RoomPlan, state: RoomState, choice: number | null) => Decision | RoomRefusal;
  /** Ends the revealed step. */
  readonly closeStep: (plan: RoomPlan, state: RoomState) => Decision;
  /** From an open step or the board back to the reveal before; null if there is none. */
  readonly goBack: (plan: RoomPlan, state: RoomState) => Decision | null;
  /** Whether the step has to open again, now that the images of `state.gone` have left. `before` is the state with them. */
  readonly mustReopen: (plan: RoomPlan, before: RoomState, state: RoomState) => boolean;
  /** How far two answers to one item are apart, from 0 to 1. */
  readonly getDistance: (plan: RoomPlan) => Distance;
  /** What the room decided, as the opinion of a guest. */
  readonly getOpinion: (state: RoomState) => Opinion;
  /** Null until there is a result. Images that have left the album are not in it. */
  readonly getContent: (plan: RoomPlan, state: RoomState) => RoomContent | null;
};
