// Somebody in a room, as a browser is: one stream that connects again, and calls that are repeated until they are answered.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenedRoom, RoomSnapshot } from '@palmares/core/contract/types';
import { EventReader } from '@palmares/server/testing/read-events';

type Answered = { readonly status: number; readonly body: unknown };

const TRY_AGAIN_MS = 150;
/** A request without an answer for so long is sent again. */
const TIMEOUT_MS = 4_000;
const LOOK_EVERY_MS = 20;

export class RoomPlayer {
  readonly #url: string;
  readonly #random: () => number;
  readonly #headers: Record<string, string> = { 'content-type': 'application/json' };
  code = '';
  /** Requests that had to be sent again. */
  retries = 0;
  /** Streams that a server refused to open. */
  refusals = 0;
  latest: RoomSnapshot | null = null;
  #reader: EventReader | null = null;
  #isOver = false;
  /** When the stream was lost; null while it is there. */
  #lostAt: number | null = null;
  #longestGapMs = 0;
  #listening: Promise<void> = Promise.resolve();

  private constructor(url: string, random: () => number) {
    this.#url = url;
    this.#random = random;
  }

  static async create(url: string, random: () => number): Promise<RoomPlayer> {
    const player = new RoomPlayer(url, random);
    const { body } = await player.call('GET', '/csrf-token');
    player.#headers['x-csrf-token'] = (body as { csrfToken: string }).csrfToken;
    return player;
  }

  /** Registers and signs in. */
  async signIn(nametag: string): Promise<number> {
    const password = 'correct horse battery';
    const account = { username: nametag, nametag, email: `${nametag}@example.org`, password };
    const { body } = await this.call('POST', '/register', account);
    const login = await this.call('POST', '/login', { identifier: nametag, password });
    this.#headers['authorization'] = `Bearer ${(login.body as { token: string }).token}`;
    return (body as { data: { id: number } }).data.id;
  }

  async open(body: object): Promise<OpenedRoom> {
    const { data } = (await this.call('POST', '/room', body)).body as { data: OpenedRoom };
    this.code = data.code;
    return data;
  }

  /** Returns the id of the seat. */
  async enter(code: string, name: string): Promise<number> {
    this.code = code;
    const { body } = await this.inRoom('POST', '/entry', { name });
    return (body as { data: { seat: { id: number } } }).data.seat.id;
  }

  inRoom(method: string, path: string, body?: object): Promise<Answered> {
    return this.call(method, `/room/${this.code}${path}`, body);
  }

  /** Repeated until the server answers with anything but a failure of its own. */
  async call(method: string, path: string, body?: object): Promise<Answered> {
    for (;;) {
      const answered = await this.#send(method, path, body).catch(() => null);
      if (answered !== null && answered.status < 500 && answered.status !== 429) return answered;
      this.retries += 1;
      await sleep(TRY_AGAIN_MS * (0.5 + this.#random()));
    }
  }

  async #send(method: string, path: string, body?: object): Promise<Answered> {
    const reply = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: this.#headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered = { status: reply.status, body: await reply.json() };
    this.#keepCookies(reply);
    return answered;
  }

  #keepCookies(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const [name = ''] = pair.split('=', 1);
      const others = (this.#headers['cookie'] ?? '')
        .split('; ')
        .filter((each) => each !== '' && !each.startsWith(`${name}=`));
      this.#headers['cookie'] = [...others, pair].join('; ');
    }
  }

  /** Reads the stream, and opens it again as the page does. */
  listen(): void {
    this.#listening = this.#follow();
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      await this.#readOnce().catch(() => undefined);
      this.#lostAt ??= performance.now();
      if (!this.#isOver) await sleep(500 + 500 * this.#random());
    }
  }

  async #readOnce(): Promise<void> {
    const url = `${this.#url}/api/room/${this.code}/events`;
    const reader = await EventReader.open(url, this.#headers['cookie'] ?? '');
    this.#reader = reader;
    if (reader.status !== 200) this.refusals += 1;
    let seen = 0;
    while (!reader.isOver && reader.status === 200 && !this.#isOver) {
      for (const { type, data } of reader.events.slice(seen))
        if (type === 'snapshot') this.#show(JSON.parse(data) as RoomSnapshot);
      seen = reader.events.length;
      await sleep(LOOK_EVERY_MS);
    }
    reader.close();
  }

  #show(snapshot: RoomSnapshot): void {
    this.latest = snapshot;
    this.#longestGapMs = Math.max(this.#longestGapMs, this.#gapMs);
    this.#lostAt = null;
  }

  get #gapMs(): number {
    return this.#lostAt === null ? 0 : performance.now() - this.#lostAt;
  }

  /** The longest time without a stream since the last call, in milliseconds: from the end of one to the first snapshot of the next. */
  takeLongestGap(): number {
    const longest = Math.max(this.#longestGapMs, this.#gapMs);
    this.#longestGapMs = 0;
    return longest;
  }

  /** Resolves with true once the stream has shown it, with false if it does not in time. */
  async sees(isWanted: (snapshot: RoomSnapshot) => boolean, withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs;
    for (;;) {
      if (this.latest !== null && isWanted(this.latest)) return true;
      if (performance.now() > until) return false;
      await sleep(LOOK_EVERY_MS);
    }
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    this.#reader?.close();
    await this.#listening;
  }
}
