// Guests that the demo simulates, so that one person can see a room being played (SA-49). Their seats and votes are rows like those of
// people, and go with the room; what makes them vote is in the memory of the server that was asked for them.

import { createRng, type Rng } from '@palmares/core/random';
import { distinguishGuestName } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import type { RoomPlan } from '@palmares/core/room/plan';
import { simulateChoice } from '@palmares/core/room/simulate';
import { listStepImages } from '@palmares/core/room/steps';
import { AppError } from '../errors.ts';
import { createFailureLog } from '../failure-log.ts';
import { vote } from './play-room.service.ts';
import * as rooms from './room.repository.ts';
import { assertRight, type RoomDeps, type SeatedCaller } from './room-caller.ts';
import { changeRoom } from './room-change.ts';
import * as roomGuests from './room-guest.repository.ts';

const ADDED_AT_ONCE = 4;
const SIMULATED_MAX = 8;
const TICK_MS = 400;
/** Shortest and longest time in milliseconds in which somebody comes in, and votes. */
const ENTRY_MS = [300, 2_400] as const;
const VOTE_MS = [900, 5_000] as const;
const RANKING_MS = [2_500, 9_000] as const;

type Guest = {
  readonly id: number;
  readonly rng: Rng;
  /** Time of the guest's vote in the open step; null once it is sent, and without an open step. */
  voteAt: number | null;
};

type Simulation = {
  readonly roomId: number;
  readonly code: string;
  /** Names of those who are still to come, with the time when they do. */
  readonly coming: { readonly name: string; readonly at: number }[];
  readonly guests: Guest[];
  step: number | null;
  seenAt: number;
  timer: NodeJS.Timeout | null;
};

export type Simulations = {
  /** Lets some more simulated guests come; `names` are those of all that a room can have. */
  add(caller: SeatedCaller, names: readonly string[]): void;
  close(): void;
};

export function createSimulations(deps: RoomDeps): Simulations {
  return new RoomSimulations(deps);
}

class RoomSimulations implements Simulations {
  readonly #deps: RoomDeps;
  readonly #running = new Map<number, Simulation>();
  readonly #failures;
  #isClosed = false;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
    this.#failures = createFailureLog(deps.log, {
      failed: 'simulated guests wait for the database',
      worked: 'simulated guests go on',
    });
  }

  add({ room, seat }: SeatedCaller, names: readonly string[]): void {
    if (!this.#deps.config.demo) throw new AppError('not_found');
    assertRight(room, seat.id, 'manage');
    if (room.state.phase === 'end') throw new AppError('room_ended');
    const known = this.#running.get(room.id);
    const simulation = known ?? createSimulation(room);
    const count = simulation.guests.length + simulation.coming.length;
    if (count >= SIMULATED_MAX) throw new AppError('room_full');
    const now = performance.now();
    for (const name of names.slice(count, Math.min(count + ADDED_AT_ONCE, SIMULATED_MAX)))
      simulation.coming.push({ name, at: now + pickTime(ENTRY_MS, Math.random) });
    if (known !== undefined) return;
    this.#running.set(room.id, simulation);
    this.#schedule(simulation);
  }

  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#running.values()) if (timer !== null) clearTimeout(timer);
    this.#running.clear();
  }

  #schedule(simulation: Simulation): void {
    if (this.#isClosed) return;
    simulation.timer = setTimeout(() => void this.#tick(simulation), TICK_MS);
    simulation.timer.unref();
  }

  async #tick(simulation: Simulation): Promise<void> {
    try {
      const room = await rooms.findRoom(this.#deps.db, simulation.code);
      if (room === undefined || room.id !== simulation.roomId || room.state.phase === 'end') {
        this.#running.delete(simulation.roomId);
        return;
      }
      await this.#act(simulation, room);
      this.#failures.worked();
    } catch (error) {
      this.#failures.failed(error);
    }
    this.#schedule(simulation);
  }

  async #act(simulation: Simulation, room: rooms.RoomRow): Promise<void> {
    const now = performance.now();
    await this.#letIn(simulation, now);
    if (now - simulation.seenAt > ROOM.beatMs) {
      simulation.seenAt = now;
      await roomGuests.touchGuests(
        this.#deps.db,
        simulation.guests.map(({ id }) => id),
      );
    }
    planVotes(simulation, room, now);
    for (const guest of simulation.guests)
      if (guest.voteAt !== null && guest.voteAt <= now && !room.state.paused)
        // oxlint-disable-next-line no-await-in-loop -- one after another, as people do
        await this.#vote(guest, room);
  }

  async #letIn(simulation: Simulation, now: number): Promise<void> {
    const due = simulation.coming.filter(({ at }) => at <= now);
    for (const coming of due) {
      simulation.coming.splice(simulation.coming.indexOf(coming), 1);
      // oxlint-disable-next-line no-await-in-loop -- each takes the lock of the room
      const id = await this.#enter(simulation.roomId, coming.name);
      if (id !== null) simulation.guests.push({ id, rng: createRng(id), voteAt: null });
      // The open step is new to them.
      simulation.step = null;
    }
  }

  /** Returns null where nobody new may come in. */
  #enter(roomId: number, name: string): Promise<number | null> {
    return changeRoom(this.#deps, roomId, async ({ trx, room }) => {
      const seats = (await roomGuests.listSeats(trx, roomId)).filter(({ removed_at }) => removed_at === null);
      if (room.state.phase === 'end' || room.locked || seats.length >= ROOM.guestsMax) return null;
      const given = distinguishGuestName(
        name,
        seats.map((seat) => seat.name),
      );
      return roomGuests.insertGuest(trx, {
        room_id: roomId,
        account_id: null,
        session_id: null,
        name: given,
      });
    });
  }

  async #vote(guest: Guest, room: rooms.RoomRow): Promise<void> {
    guest.voteAt = null;
    const seat = await roomGuests.findSeat(this.#deps.db, room.id, guest.id);
    if (seat === undefined || seat.removed_at !== null) return;
    const choice = simulateChoice(room.plan, listStepImages(room.plan, room.state), guest.rng);
    const body = {
      step: room.state.step,
      choice: typeof choice === 'number' ? choice : choice.map((g) => [...g]),
    };
    // The step may have been closed since.
    await vote(this.#deps, { room, seat }, body).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}

const createSimulation = ({ id, code }: rooms.RoomRow): Simulation => ({
  roomId: id,
  code,
  coming: [],
  guests: [],
  step: null,
  seenAt: performance.now(),
  timer: null,
});

const pickTime = ([least, most]: readonly [number, number], rng: Rng): number =>
  least + (most - least) * rng();

/** Gives each guest a time to vote when a step opens. */
function planVotes(
  simulation: Simulation,
  { plan, state }: { plan: RoomPlan; state: rooms.RoomRow['state'] },
  now: number,
): void {
  const step = state.phase === 'play' ? state.step : null;
  if (step === simulation.step) return;
  simulation.step = step;
  const times = plan.mode === 'ranking' ? RANKING_MS : VOTE_MS;
  for (const guest of simulation.guests)
    guest.voteAt = step === null ? null : now + pickTime(times, guest.rng);
}
