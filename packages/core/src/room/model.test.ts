// A model of a room as the server plays it: guests join, leave, vote and conduct in any order. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertRoom } from './assert-room.ts';
import { ROOM } from './limits.ts';
import { ROOM_MODES, type RoomMode, type RoomPlan } from './plan.ts';
import { endRoom, loseRoomImages, playRoom, type RoomAction, refuseVote } from './play.ts';
import {
  findSuccessor,
  getRole,
  hasRight,
  isConductorAway,
  type RoomSeats,
  type SeatedGuest,
} from './seats.ts';
import { createRoom, listRoomImages, type RoomState } from './state.ts';
import { getRoomContent, listStepImages } from './steps.ts';
import { countVotes, getMedian, listLeaders, type RoomChoice, type RoomVote } from './votes.ts';

type StoredVote = RoomVote & { readonly step: number };

/** The state that the server stores, and the facts that the model records to check it. */
type Model = {
  readonly plan: RoomPlan;
  state: RoomState;
  now: number;
  seats: RoomSeats;
  guests: Map<number, SeatedGuest>;
  votes: Map<string, StoredVote>;
};

const OPENER = 1;

const plans = fc
  .record({
    mode: fc.constantFrom(...ROOM_MODES),
    count: fc.integer({ min: 2, max: 9 }),
    seed: fc.nat(),
    timer: fc.boolean(),
    ties: fc.constantFrom('host' as const, 'draw' as const),
  })
  .map(({ mode, count, seed, timer, ties }) => createPlan(mode, count, { seed, timer, ties }));

function createPlan(
  mode: RoomMode,
  count: number,
  { seed = 7, timer = false, ties = 'host' }: { seed?: number; timer?: boolean; ties?: 'host' | 'draw' } = {},
): RoomPlan {
  const imageIds = Array.from({ length: count }, (_, index) => index * 3 + 1);
  const hasRows = mode === 'tierlist' || mode === 'guess';
  const tiers = hasRows ? ['S', 'A', 'B', 'C'].map((label) => ({ label, color: 'ff7f7f' })) : [];
  return {
    mode,
    imageIds,
    seed,
    tiers,
    stepSeconds: timer ? (mode === 'ranking' ? 60 : 20) : null,
    batches: null,
    ties,
    answers: mode === 'guess' ? imageIds.map((_, index) => (index + seed) % tiers.length) : [],
  };
}

const commands = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), signedIn: fc.boolean() }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('vote' as const), a: fc.nat(), b: fc.nat() }) },
    { weight: 6, arbitrary: fc.constant({ do: 'reveal' as const }) },
    { weight: 5, arbitrary: fc.constant({ do: 'next' as const }) },
    { weight: 2, arbitrary: fc.constant({ do: 'start' as const }) },
    { weight: 2, arbitrary: fc.constant({ do: 'undo' as const }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), a: fc.nat() }) },
    { weight: 1, arbitrary: fc.constantFrom({ do: 'pause' as const }, { do: 'resume' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('extend' as const), a: fc.integer({ min: 1, max: 30 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('time' as const), on: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('place' as const), a: fc.nat(), b: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), a: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), a: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('takeover' as const), a: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(90_000), awake: fc.nat() }),
    },
    { weight: 1, arbitrary: fc.constantFrom({ do: 'finish' as const }, { do: 'end' as const }) },
  ),
  { maxLength: 80 },
);
type Command =
  typeof commands extends fc.Arbitrary<infer C> ? (C extends readonly (infer E)[] ? E : never) : never;

function createModel(plan: RoomPlan): Model {
  const opener = { id: OPENER, signedIn: true, removed: false, seenAt: 0, presentSince: 0 };
  return {
    plan,
    state: createRoom(plan),
    now: 0,
    seats: { opener: OPENER, coHost: null, conductor: OPENER },
    guests: new Map([[OPENER, opener]]),
    votes: new Map(),
  };
}

const pickFrom = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(items.length, 1)];
const presentGuests = (model: Model) => [...model.guests.values()].filter(({ removed }) => !removed);
const votesOf = (model: Model, step: number) =>
  [...model.votes.values()].filter((cast) => cast.step === step);

function chooseFor({ plan, state }: Model, b: number): RoomChoice {
  const images = listStepImages(plan, state);
  if (plan.mode === 'ranking') return b % 2 === 0 ? images.map((image) => [image]) : [images];
  if (plan.mode === 'tournament') return pickFrom(images, b) ?? 0;
  return b % plan.tiers.length;
}

function toAction(model: Model, command: Command): RoomAction | null {
  const { plan } = model;
  switch (command.do) {
    case 'decide':
      return {
        type: 'decide',
        choice: plan.mode === 'tournament' ? (pickFrom(model.state.tied, command.a) ?? 0) : command.a % 4,
      };
    case 'extend':
      return { type: 'extend', seconds: command.a };
    case 'time':
      return { type: 'time', seconds: command.on ? (plan.mode === 'ranking' ? 120 : 30) : null };
    case 'place':
      return {
        type: 'place',
        image: pickFrom(plan.imageIds, command.a) ?? 0,
        tier: command.b % 5 === 4 ? null : command.b % 5,
        index: command.b % 3,
      };
    case 'start':
    case 'reveal':
    case 'next':
    case 'undo':
    case 'pause':
    case 'resume':
    case 'finish':
      return { type: command.do };
    default:
      return null;
  }
}

function act(model: Model, action: RoomAction): void {
  const { plan, state, now } = model;
  const votes = votesOf(model, state.step);
  const order = plan.mode === 'ranking' ? [[...plan.imageIds]] : [];
  const played = playRoom(plan, state, action, { now, votes, order });
  if (typeof played === 'string') return;
  expect(played.seq).toBe(state.seq + 1);
  model.state = played;
  if (action.type === 'reveal') checkReveal(model, votes);
  // The server forgets the votes of later steps, which may show other images now.
  if (action.type === 'undo')
    for (const [key, cast] of model.votes) if (cast.step > played.step) model.votes.delete(key);
}

function checkReveal({ plan, state }: Model, votes: readonly StoredVote[]): void {
  const tally = countVotes(votes);
  if (plan.mode === 'tierlist') expect(state.outcomes[state.step]).toBe(getMedian(tally));
  if (plan.mode === 'guess') expect(state.outcomes[state.step]).toBe(plan.answers[state.step]);
  if (plan.mode !== 'tournament') return;
  const leaders = listLeaders(tally, listStepImages(plan, state));
  if (leaders.length === 1) expect(state.winner).toBe(leaders[0]);
  else expect(state.tied).toEqual(leaders);
}

function vote(model: Model, a: number, b: number): void {
  const guest = pickFrom(presentGuests(model), a);
  if (guest === undefined) return;
  const { plan, state, now } = model;
  const cast = { step: state.step, choice: chooseFor(model, b) };
  const refusal = refuseVote(plan, state, cast, now);
  const isOpen = state.phase === 'play' && (state.closesAt === null || now < state.closesAt);
  expect(refusal === null).toBe(isOpen && !state.paused);
  // A vote for another step never counts.
  expect(refuseVote(plan, state, { ...cast, step: state.step + 1 }, now)).toBe('room_step_closed');
  if (refusal === null) model.votes.set(`${state.step} ${guest.id}`, { ...cast, guest: guest.id });
}

function takeOver(model: Model, a: number): void {
  const guests = [...model.guests.values()];
  const asking = pickFrom(presentGuests(model), a);
  if (asking === undefined) return;
  const successor = findSuccessor(model.seats, guests, { albumIsPublic: true, now: model.now });
  if (successor !== null) {
    expect(isConductorAway(model.seats, guests, model.now)).toBe(true);
    expect(successor).not.toBe(model.seats.conductor);
    expect(model.guests.get(successor)?.removed).toBe(false);
  }
  if (asking.id !== OPENER && asking.id !== successor) return;
  model.seats = { ...model.seats, conductor: asking.id };
  expect(hasRight(getRole(model.seats, asking.id), 'conduct')).toBe(true);
  expect(hasRight(getRole(model.seats, asking.id), 'own')).toBe(asking.id === OPENER);
}

function wait(model: Model, ms: number, awake: number): void {
  model.now += ms;
  for (const [id, guest] of model.guests)
    if ((awake >> (id % 8)) % 2 === 1) model.guests.set(id, { ...guest, seenAt: model.now });
  const { closesAt } = model.state;
  if (closesAt !== null && model.now >= closesAt) act(model, { type: 'reveal' });
}

function run(model: Model, command: Command): void {
  switch (command.do) {
    case 'join': {
      const id = model.guests.size + 1;
      const { now } = model;
      model.guests.set(id, {
        id,
        signedIn: command.signedIn,
        removed: false,
        seenAt: now,
        presentSince: now,
      });
      break;
    }
    case 'vote':
      vote(model, command.a, command.b);
      break;
    case 'lose':
      model.state = loseRoomImages(
        model.plan,
        model.state,
        [pickFrom(model.plan.imageIds, command.a) ?? 0],
        model.now,
      );
      break;
    case 'leave': {
      const guest = pickFrom(presentGuests(model), command.a);
      if (guest !== undefined && guest.id !== OPENER) model.guests.set(guest.id, { ...guest, removed: true });
      break;
    }
    case 'takeover':
      takeOver(model, command.a);
      break;
    case 'wait':
      wait(model, command.ms, command.awake);
      break;
    case 'end':
      if (command.do === 'end') model.state = endRoom(model.state, 'host_ended');
      break;
    default: {
      const action = toAction(model, command);
      if (action !== null) act(model, action);
    }
  }
}

describe('a room', () => {
  test('SA-9, SA-14, SA-17: stays valid whatever happens in whatever order, and survives JSON', () => {
    fc.assert(
      fc.property(plans, commands, (plan, list) => {
        const model = createModel(plan);
        for (const command of list) {
          const before = model.state;
          run(model, command);
          assertRoom(plan, model.state);
          expect(model.state.seq).toBeGreaterThanOrEqual(before.seq);
          if (before.phase === 'end') expect(model.state).toBe(before);
          expect(JSON.parse(JSON.stringify(model.state))).toEqual(model.state);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('SA-17: going back undoes a reveal and a step: the room is as it was before', () => {
    fc.assert(
      fc.property(plans, commands, (plan, list) => {
        const model = createModel({ ...plan, stepSeconds: null });
        for (const command of list) if (command.do !== 'time') run(model, command);
        const { state } = model;
        const votes = votesOf(model, state.step);
        for (const type of ['reveal', 'next'] as const) {
          const forward = playRoom(model.plan, state, { type }, { now: 0, votes, order: state.order ?? [] });
          if (typeof forward === 'string') continue;
          const back = playRoom(model.plan, forward, { type: 'undo' }, { now: 0 });
          if (typeof back === 'string') throw new Error(`${type} cannot be undone`);
          // A tie that the draw decided is decided afterwards, and a pause has ended.
          const { seq: _seq, tied: _tied, winner: _winner, paused: _paused, ...was } = state;
          const { seq, tied: _t, winner: _w, paused: _p, ...is } = back;
          expect(is).toEqual(was);
          expect(seq).toBe(state.seq + 2);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('SA-9, SA-20: every mode reaches its board and a content with every image that is left', () => {
    fc.assert(
      fc.property(plans, fc.infiniteStream(fc.nat()), (plan, numbers) => {
        const model = createModel(plan);
        act(model, { type: 'start' });
        for (const guest of [2, 3, 4]) run(model, { do: 'join', signedIn: guest === 2 });
        for (let step = 0; model.state.phase !== 'board'; step++) {
          if (step > 40) throw new Error('the room does not end');
          for (const guest of [0, 1, 2, 3]) vote(model, guest, Number(numbers.next().value));
          act(model, { type: 'reveal' });
          act(model, { type: 'next' });
        }
        const content = getRoomContent(plan, model.state);
        const images =
          content?.kind === 'tierlist'
            ? content.lines.flatMap((line) => line.images.map(({ id_image }) => id_image))
            : content?.images.map(({ id_image }) => id_image);
        expect(images?.toSorted((a, b) => a - b)).toEqual(
          [...listRoomImages(plan, model.state)].toSorted((a, b) => a - b),
        );
        act(model, { type: 'finish' });
        expect(model.state).toMatchObject({ phase: 'end', endReason: 'finished' });
        expect(getRoomContent(plan, model.state)).toEqual(content);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a takeover', () => {
  const guest = (id: number, more: Partial<SeatedGuest> = {}): SeatedGuest => ({
    id,
    signedIn: true,
    removed: false,
    seenAt: ROOM.takeoverMs,
    presentSince: id,
    ...more,
  });
  const seats: RoomSeats = { opener: 1, coHost: 4, conductor: 1 };
  const away = guest(1, { seenAt: 0 });
  const at = { albumIsPublic: true, now: ROOM.takeoverMs };

  test('SA-27: is for nobody before two minutes', () => {
    expect(findSuccessor(seats, [away, guest(4)], { ...at, now: ROOM.takeoverMs - 1 })).toBeNull();
  });

  test('SA-27: is for the co-host, else for the signed-in guest who has been there longest', () => {
    expect(findSuccessor(seats, [away, guest(3), guest(4)], at)).toBe(4);
    expect(findSuccessor(seats, [away, guest(2, { signedIn: false }), guest(5), guest(3)], at)).toBe(3);
    expect(findSuccessor(seats, [away, guest(4, { seenAt: 0 }), guest(3)], at)).toBe(3);
    expect(findSuccessor(seats, [away, guest(4, { removed: true })], at)).toBeNull();
  });

  test('SA-27: of a private album is for the co-host only', () => {
    const isPrivate = { ...at, albumIsPublic: false };
    expect(findSuccessor(seats, [away, guest(3)], isPrivate)).toBeNull();
    expect(findSuccessor(seats, [away, guest(3), guest(4)], isPrivate)).toBe(4);
  });

  test('SA-26: gives the steps, neither settings nor the naming of a co-host', () => {
    const taken = { ...seats, conductor: 3 };
    expect(['conduct', 'manage', 'own'].map((right) => hasRight(getRole(taken, 3), right as 'own'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasRight(getRole(taken, 1), 'own')).toBe(true);
    expect(hasRight(getRole(taken, 4), 'manage')).toBe(true);
    expect(hasRight(getRole(taken, 9), 'conduct')).toBe(false);
  });
});
