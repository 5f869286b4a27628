// Streams of events as cheap for this process as possible: it counts bytes, and reads the time of an event only for who asks.
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

const NOW = '"now":"';
const STAMP = '2026-11-27T10:00:00.000Z'.length;

export type Stream = {
  /** Bytes received since the last call. */
  takeBytes(): number;
  readonly isOpen: boolean;
  /** Resolves with the time at which an event arrives whose snapshot is younger than `after`, both in milliseconds since the epoch. */
  waitForYounger(after: number): Promise<number>;
  close(): void;
};

export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Stream> {
  const sent = request(url, { headers, agent: false });
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end();
  });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
  return new ReadStream(sent, reply);
}

class ReadStream implements Stream {
  #bytes = 0;
  #isOpen = true;
  #after = Number.POSITIVE_INFINITY;
  #arrived: ((at: number) => void) | null = null;
  readonly #request: ClientRequest;

  constructor(sent: ClientRequest, reply: IncomingMessage) {
    this.#request = sent;
    const end = () => {
      this.#isOpen = false;
    };
    reply.on('data', (chunk: Buffer) => this.#take(chunk));
    reply.on('end', end).on('error', end).on('close', end);
    sent.on('error', end);
  }

  #take(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#arrived === null) return;
    const at = chunk.lastIndexOf(NOW);
    if (at < 0) return;
    const from = at + NOW.length;
    if (Date.parse(chunk.toString('latin1', from, from + STAMP)) <= this.#after) return;
    this.#arrived(Date.now());
    this.#arrived = null;
  }

  takeBytes(): number {
    const bytes = this.#bytes;
    this.#bytes = 0;
    return bytes;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  waitForYounger(after: number): Promise<number> {
    this.#after = after;
    return new Promise((resolve) => {
      this.#arrived = resolve;
    });
  }

  close(): void {
    this.#request.destroy();
  }
}
