// Reads a stream of server-sent events like a browser's EventSource, without connecting again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomSnapshot } from '@palmares/core/contract/types';

export type StreamEvent = { readonly type: string; readonly id: string; readonly data: string };

const POLL_MS = 10;
/** Longer than the five seconds after which a server makes up for a lost notification. */
const PATIENCE_MS = 30_000;

export class EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: StreamEvent[] = [];
  /** Lines that are no fields: beats. */
  comments = 0;
  /** Milliseconds that the server asks to wait before the next connection. */
  retry: number | null = null;
  text = '';
  isOver = false;
  readonly #abort: AbortController;

  constructor(reply: Response, abort: AbortController) {
    this.status = reply.status;
    this.headers = reply.headers;
    this.#abort = abort;
    void this.#read(reply).catch(() => undefined);
  }

  static async open(url: string, cookie: string, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const headers = {
      cookie,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    return new EventReader(await fetch(url, { headers, signal: abort.signal }), abort);
  }

  async #read(reply: Response): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of reply.body ?? []) this.#take(decoder.decode(chunk, { stream: true }));
    } finally {
      this.isOver = true;
    }
  }

  #take(text: string): void {
    this.text += text;
    const blocks = this.text.split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) this.#parse(block);
  }

  #parse(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) this.comments += 1;
      const [, name = '', value = ''] = /^([^:]+):\s?(.*)$/.exec(line) ?? [];
      fields.set(name, value);
    }
    if (fields.has('retry')) this.retry = Number(fields.get('retry'));
    if (!fields.has('data')) return;
    this.events.push({
      type: fields.get('event') ?? 'message',
      id: fields.get('id') ?? '',
      data: fields.get('data') ?? '',
    });
  }

  get snapshots(): RoomSnapshot[] {
    return this.events
      .filter(({ type }) => type === 'snapshot')
      .map(({ data }) => JSON.parse(data) as RoomSnapshot);
  }

  /** Waits for a snapshot; throws if none comes in time. */
  async waitFor(
    isWanted: (snapshot: RoomSnapshot) => boolean,
    withinMs = PATIENCE_MS,
  ): Promise<RoomSnapshot> {
    const found = await this.waitUntil(() => this.snapshots.findLast(isWanted), withinMs);
    if (found === undefined)
      throw new Error(`not seen: ${isWanted.toString()}; last: ${this.events.at(-1)?.data}`);
    return found;
  }

  async waitUntil<T>(read: () => T | undefined | false, withinMs = PATIENCE_MS): Promise<T | undefined> {
    const end = performance.now() + withinMs;
    for (;;) {
      const value = read();
      if (value !== undefined && value !== false) return value;
      if (performance.now() > end) return undefined;
      await sleep(POLL_MS);
    }
  }

  close(): void {
    this.#abort.abort();
  }
}
