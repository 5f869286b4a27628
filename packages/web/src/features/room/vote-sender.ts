// Sends the own votes of a room until the server has answered each, and keeps those without an answer for a reload of the tab (SA-47).
// Invariant: a vote leaves the waiting ones only when the server has counted or refused it, or when a newer one of its step replaces it.
import type { RoomChoiceWire } from '@palmares/core/contract/types';
import { ApiError } from '../../api/errors.ts';

export type OwnVote = { readonly step: number; readonly choice: RoomChoiceWire };

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 4_000;

export type SenderPorts = {
  readonly send: (vote: OwnVote) => Promise<unknown>;
  /** Called with the votes without an answer, whenever they change. */
  readonly onWaiting: (votes: readonly OwnVote[]) => void;
  readonly onCounted: (vote: OwnVote) => void;
  readonly onRefused: (error: ApiError, vote: OwnVote) => void;
};

export type VoteSender = {
  cast(vote: OwnVote): void;
  /** Ends a pause between two tries. Call it when the network is back. */
  wake(): void;
  /** Nothing is called any more. A request on its way still reaches the server. */
  stop(): void;
};

export function createVoteSender(ports: SenderPorts): VoteSender {
  return new Sender(ports);
}

class Sender implements VoteSender {
  readonly #ports: SenderPorts;
  #waiting: readonly OwnVote[] = [];
  #isRunning = false;
  #isStopped = false;
  #failures = 0;
  #wakeUp: (() => void) | null = null;

  constructor(ports: SenderPorts) {
    this.#ports = ports;
  }

  cast(vote: OwnVote): void {
    this.#setWaiting([...this.#waiting.filter(({ step }) => step !== vote.step), vote]);
    this.wake();
    if (!this.#isRunning) void this.#run();
  }

  wake(): void {
    this.#failures = 0;
    this.#wakeUp?.();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wakeUp?.();
  }

  /** One request at a time, so that two presses reach the server in their order. */
  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let [vote] = this.#waiting; vote !== undefined && !this.#isStopped; [vote] = this.#waiting) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await this.#try(vote);
    }
    this.#isRunning = false;
  }

  async #try(vote: OwnVote): Promise<void> {
    try {
      await this.#ports.send(vote);
      if (this.#isStopped) return;
      this.#failures = 0;
      this.#settle(vote);
      this.#ports.onCounted(vote);
    } catch (error) {
      if (this.#isStopped) return;
      if (error instanceof ApiError && !mayPass(error)) {
        this.#settle(vote);
        this.#ports.onRefused(error, vote);
      } else await this.#pause(error instanceof ApiError ? error.retryAfter : null);
    }
  }

  /** Removes the vote from the queue; a newer vote of the same step stays in it. */
  #settle(vote: OwnVote): void {
    this.#setWaiting(this.#waiting.filter((other) => other !== vote));
  }

  #setWaiting(votes: readonly OwnVote[]): void {
    this.#waiting = votes;
    this.#ports.onWaiting(votes);
  }

  #pause(retryAfter: number | null): Promise<void> {
    this.#failures += 1;
    const ms = retryAfter === null ? Math.min(RETRY_MAX_MS, RETRY_MS * this.#failures) : retryAfter * 1_000;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wakeUp = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wakeUp = done;
    });
  }
}

/** True if the same vote may succeed later: after a server failure, too many calls, a pause or a change of the room. */
const mayPass = ({ status, code }: ApiError): boolean =>
  status >= 500 || status === 429 || code === 'room_paused' || code === 'room_moved_on';
