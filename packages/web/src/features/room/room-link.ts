// Keeps one tab informed of its room: a stream, and snapshots by polling where no stream works (docs/decisions/0104).
// Invariant: at most one stream and one poll run; after `stop` nothing is called any more.
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { ApiError } from '../../api/errors.ts';
import { createEventParser } from './parse-events.ts';

/** Silence in milliseconds after which a stream counts as lost: the server beats every 15 s. */
const SILENCE_MS = 40_000;
/** The same before the first byte, which the server sends at once: a proxy that buffers holds it back. */
const FIRST_BYTE_MS = 5_000;
/** A stream that was silent for longer when the tab wakes up is opened again. */
const STALE_MS = 20_000;
const POLL_MS = 3_000;
/** Streams that failed in a row before the link polls. It polls until a stream is heard, also while one is tried again. */
const SILENT_TRIES = 3;
/** Between two streams that are tried while the link polls. */
const POLLING_MS = 30_000;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 8_000;

/** `lost`: neither stream nor poll gets through. */
export type LinkState = 'connecting' | 'live' | 'polling' | 'lost';

export type LinkPorts = {
  /** Reads the stream until it ends; rejects when it is refused or lost. */
  readonly stream: (signal: AbortSignal, onText: (text: string) => void) => Promise<void>;
  readonly poll: (signal: AbortSignal) => Promise<RoomSnapshot>;
  readonly onSnapshot: (snapshot: RoomSnapshot) => void;
  readonly onState: (state: LinkState) => void;
  /** Called for every sign of life. */
  readonly onBeat?: () => void;
  /** The caller is no longer in the room, or the room does not exist: the link has stopped. */
  readonly onRefused: (error: ApiError) => void;
  /** 0 to 1. */
  readonly random: () => number;
  /** False where the browser has its streams already: polls only. */
  readonly mayStream: boolean;
};

export type RoomLink = {
  /** Call it when the tab becomes visible or the network is back. */
  wake(): void;
  stop(): void;
};

export function startRoomLink(ports: LinkPorts): RoomLink {
  const link = new Link(ports);
  void link.run();
  return link;
}

class Link implements RoomLink {
  readonly #ports: LinkPorts;
  readonly #ended = new AbortController();
  #heardAt = performance.now();
  /** Ends the running stream. */
  #cut: (() => void) | null = null;
  /** Each ends a running pause. */
  readonly #pauses = new Set<() => void>();
  /** Ends the polls; null while none run. */
  #polling: AbortController | null = null;
  #failures = 0;

  constructor(ports: LinkPorts) {
    this.#ports = ports;
  }

  wake(): void {
    if (this.#polling === null) this.#failures = 0;
    for (const end of this.#pauses) end();
    if (performance.now() - this.#heardAt > STALE_MS) this.#cut?.();
  }

  stop(): void {
    this.#ended.abort();
    this.#polling?.abort();
    this.#cut?.();
    for (const end of this.#pauses) end();
  }

  async run(): Promise<void> {
    this.#tell('connecting');
    if (!this.#ports.mayStream) return this.#poll();
    while (!this.#isOver) {
      const heard = await this.#listen();
      if (this.#isOver) return;
      this.#failures = heard ? 0 : this.#failures + 1;
      if (this.#failures >= SILENT_TRIES) {
        void this.#poll();
        await this.#pause(POLLING_MS);
      } else if (await this.#refresh('connecting', this.#ended.signal)) await this.#pause(this.#getDelay());
    }
  }

  get #isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  #tell(state: LinkState): void {
    if (!this.#isOver) this.#ports.onState(state);
  }

  /** Many guests lose a server at once: their delays differ, and grow. */
  #getDelay(): number {
    const whole = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#failures);
    return whole * (0.5 + this.#ports.random() / 2);
  }

  /** Resolves when the stream is over; true if a snapshot came. */
  async #listen(): Promise<boolean> {
    const parse = createEventParser();
    const running = new AbortController();
    this.#cut = () => running.abort();
    let heard = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const restart = (limitMs: number) => {
      this.#heardAt = performance.now();
      clearTimeout(silence);
      silence = setTimeout(() => running.abort(), limitMs);
    };
    restart(FIRST_BYTE_MS);
    try {
      await this.#ports.stream(running.signal, (text) => {
        if (running.signal.aborted) return;
        restart(SILENCE_MS);
        this.#ports.onBeat?.();
        for (const { name, data } of parse(text)) {
          if (name === 'end') running.abort();
          if (name !== 'snapshot') continue;
          heard = true;
          this.#stopPolls();
          this.#show(JSON.parse(data) as RoomSnapshot, 'live');
        }
      });
    } catch {
      // The snapshot that is asked for next tells why.
    }
    clearTimeout(silence);
    this.#cut = null;
    return heard;
  }

  #show(snapshot: RoomSnapshot, state: LinkState): void {
    if (this.#isOver) return;
    this.#tell(state);
    this.#ports.onSnapshot(snapshot);
  }

  /** Asks for the snapshot once. Resolves to false when nobody waits for it any more. */
  async #refresh(state: LinkState, signal: AbortSignal): Promise<boolean> {
    try {
      const snapshot = await this.#ports.poll(signal);
      if (signal.aborted) return false;
      this.#show(snapshot, state);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!isFinalRefusal(error)) {
        // One failure may be a server that restarts.
        if (state === 'polling' || this.#failures > 0) this.#tell('lost');
        return true;
      }
      this.stop();
      this.#ports.onRefused(error);
      return false;
    }
  }

  async #poll(): Promise<void> {
    if (this.#polling !== null) return;
    this.#polling = new AbortController();
    const { signal } = this.#polling;
    while (!signal.aborted && (await this.#refresh('polling', signal)))
      await this.#pause(POLL_MS * (0.85 + 0.3 * this.#ports.random()));
  }

  #stopPolls(): void {
    this.#polling?.abort();
    this.#polling = null;
  }

  #pause(ms: number): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#pauses.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#pauses.add(done);
    });
  }
}

/** Without a seat, removed, or no such room. Anything else may pass. */
export function isFinalRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}
