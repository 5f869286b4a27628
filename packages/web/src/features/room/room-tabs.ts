// One stream for all tabs of a browser in a room: the tab that holds a Web Lock streams, and passes on what it hears to the others. Browsers
// allow six connections to a site over HTTP/1.1, which as many streams would block.
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { acquireTabLock } from '../../storage/acquire-tab-lock.ts';
import type { LinkState, RoomLink } from './room-link.ts';

/** A tab that hears nothing for so long asks by itself: the streaming tab may be frozen. */
const SILENCE_MS = 40_000;
const CHECK_MS = 5_000;
/** Streams of a browser without Web Locks. */
const STREAMS_WITHOUT_LOCKS = 2;

type Message =
  | { readonly type: 'hello' }
  | { readonly type: 'beat' }
  /** The streaming tab was refused. */
  | { readonly type: 'refused' }
  | { readonly type: 'state'; readonly state: LinkState; readonly snapshot: RoomSnapshot | null };

type TabPorts = {
  /** Names the room and the audience. */
  readonly name: string;
  readonly startLink: (mayStream: boolean) => RoomLink;
  /** Shows what another tab passed on. */
  readonly onHeard: (state: LinkState, snapshot: RoomSnapshot | null) => void;
  readonly refresh: () => void;
};

type RoomTabs = {
  /** Passes on what the link of this tab heard. */
  tell(state: LinkState, snapshot: RoomSnapshot | null): void;
  beat(): void;
  tellRefusal(): void;
  wake(): void;
  leave(): void;
};

export function joinRoomTabs(ports: TabPorts): RoomTabs {
  const tabs = new Tabs(ports);
  tabs.join();
  return tabs;
}

class Tabs implements RoomTabs {
  readonly #ports: TabPorts;
  readonly #channel: BroadcastChannel;
  readonly #left = new AbortController();
  readonly #watch: ReturnType<typeof setInterval>;
  #link: RoomLink | null = null;
  #release: (() => void) | null = null;
  #heardAt = performance.now();
  #last: Message | null = null;

  constructor(ports: TabPorts) {
    this.#ports = ports;
    this.#channel = new BroadcastChannel(ports.name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    this.#watch = setInterval(() => this.#checkSilence(), CHECK_MS);
  }

  join(): void {
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal: this.#left.signal });
    this.#post({ type: 'hello' });
    // The types assume a secure context.
    const locks: LockManager | undefined = navigator.locks;
    if (locks === undefined) void this.#joinWithoutLocks();
    else void this.#contend(locks);
  }

  tell(state: LinkState, snapshot: RoomSnapshot | null): void {
    this.#last = { type: 'state', state, snapshot };
    this.#post(this.#last);
  }

  beat(): void {
    this.#post({ type: 'beat' });
  }

  tellRefusal(): void {
    this.#post({ type: 'refused' });
  }

  wake(): void {
    if (this.#link === null) this.#post({ type: 'hello' });
    else this.#link.wake();
  }

  leave(): void {
    this.#left.abort();
    clearInterval(this.#watch);
    this.#link?.stop();
    this.#release?.();
    this.#channel.close();
  }

  #post(message: Message): void {
    if (this.#left.signal.aborted) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    this.#channel.postMessage(message);
  }

  #hear(message: Message): void {
    this.#heardAt = performance.now();
    if (message.type === 'hello') {
      // A hidden tab may be frozen at any time: the one that says hello is seen.
      if (document.visibilityState === 'hidden') this.#release?.();
      else if (this.#link !== null && this.#last !== null) this.#post(this.#last);
    }
    if (this.#link !== null) return;
    if (message.type === 'state') this.#ports.onHeard(message.state, message.snapshot);
    if (message.type === 'refused') this.#ports.refresh();
  }

  #checkSilence(): void {
    if (this.#link !== null || performance.now() - this.#heardAt < SILENCE_MS) return;
    this.#heardAt = performance.now();
    this.#ports.refresh();
  }

  /** Streams while this tab holds the lock; tabs that wait for it are served in turn. */
  async #contend(locks: LockManager): Promise<void> {
    while (!this.#left.signal.aborted) {
      try {
        await locks.request(this.#ports.name, { signal: this.#left.signal }, () => this.#lead());
      } catch {
        // The tab left the room while it waited.
      }
    }
  }

  #lead(): Promise<void> {
    this.#link = this.#ports.startLink(true);
    return new Promise((resolve) => {
      this.#release = () => {
        this.#link?.stop();
        this.#link = null;
        this.#release = null;
        resolve();
      };
    });
  }

  #onVisibility(): void {
    if (document.visibilityState === 'hidden') void this.#yieldToOthers();
  }

  /** Only if another tab waits: a lone hidden tab keeps its seat warm. */
  async #yieldToOthers(): Promise<void> {
    const { pending = [] } = (await navigator.locks?.query()) ?? {};
    if (pending.some(({ name }) => name === this.#ports.name)) this.#release?.();
  }

  async #joinWithoutLocks(): Promise<void> {
    for (let index = 0; index < STREAMS_WITHOUT_LOCKS; index++) {
      const name = `${this.#ports.name}:${index}`;
      const isHeld = await acquireTabLock(name, this.#left.signal, () => this.#restart(false));
      if (this.#left.signal.aborted) return;
      if (isHeld) return this.#restart(true);
    }
    this.#restart(false);
  }

  #restart(mayStream: boolean): void {
    this.#link?.stop();
    this.#link = this.#ports.startLink(mayStream);
  }
}
