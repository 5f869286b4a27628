// One stream of server-sent events on the raw reply (SA-39). Decision 0104 tells why it is not `@fastify/sse`.
import type { FastifyReply } from 'fastify';

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither compress nor buffer: events would arrive late and together.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Otherwise a connection whose stream ended at shutdown would rest open, and the server wait for it.
  connection: 'close',
} as const;

/** The client's delay before it connects again, in milliseconds. */
const RETRY_MS = 1_000;

const BEAT = Buffer.from(':\n\n');
const END = Buffer.from('event: end\ndata:\n\n');

/** The bytes of an event, made once for all streams. `data` is JSON, which has no line ends. */
export const toEvent = ({ id, name, data }: { id: string; name: string; data: string }): Buffer =>
  Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${data}\n\n`);

export type EventStream = {
  readonly closed: boolean;
  /** Never waits: a client that does not read is cut. */
  send(event: Buffer): void;
  beat(): void;
  /** Tells the client that it is the last event. */
  end(): void;
  onClose(react: () => void): void;
};

/** Takes the reply over from Fastify. Headers that hooks have set are kept. A client that leaves `waitingBytesMax` unread is cut. */
export function openEventStream(reply: FastifyReply, waitingBytesMax: number): EventStream {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEAD }))
    if (value !== undefined) raw.setHeader(name, value);
  // The end of the connection is the end of the stream. Chunked, each event would be three writes, which costs more than its bytes.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200);
  // A proxy passes the head on with the first byte only.
  raw.write(`retry: ${RETRY_MS}\n\n`);
  raw.on('error', () => raw.destroy());

  const write = (bytes: Buffer): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(bytes);
    if (raw.writableLength > waitingBytesMax) raw.destroy();
  };
  return {
    get closed() {
      return raw.writableEnded || raw.destroyed;
    },
    send: write,
    beat: () => write(BEAT),
    end() {
      if (!raw.writableEnded && !raw.destroyed) raw.end(END);
    },
    onClose: (react) => void raw.once('close', react),
  };
}
