// Misbehaving clients that every server meets: slow ones, and those that disconnect midway. Each runs once.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type SlowClientTarget = {
  readonly host: string;
  readonly port: number;
  /** Session and CSRF headers, for clients that upload. */
  readonly headers: Readonly<Record<string, string>>;
  readonly album: number;
  /** A large file to read. */
  readonly picture: string;
};

type Rudeness = (
  socket: Socket,
  target: SlowClientTarget,
  random: () => number,
  ended: AbortSignal,
) => Promise<void>;

const UPLOAD_BYTES = 4 * 1024 ** 2;
const BOUNDARY = 'rude';

const getHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

const beginUpload = ({ host, headers, album }: SlowClientTarget) =>
  `POST /api/image?album=${album} HTTP/1.1\r\nhost: ${host}\r\n${getHeaders(headers)}` +
  `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${UPLOAD_BYTES}\r\n\r\n` +
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="id_album"\r\n\r\n${album}\r\n` +
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;

export const SLOW_CLIENTS: Readonly<Record<string, Rudeness>> = {
  'says nothing': async (_socket, _target, random, ended) => {
    await sleep(random() * 20_000, undefined, { signal: ended });
  },
  'trickles its headers': async (socket, { host }, _random, ended) => {
    socket.write(`GET /api/album HTTP/1.1\r\nhost: ${host}\r\n`);
    for (;;) {
      await sleep(500, undefined, { signal: ended });
      socket.write('x-slow: 1\r\n');
    }
  },
  'trickles an upload': async (socket, target, _random, ended) => {
    socket.write(beginUpload(target));
    for (;;) {
      await sleep(200, undefined, { signal: ended });
      socket.write(Buffer.alloc(512));
    }
  },
  'leaves in the middle of an upload': async (socket, target, random, ended) => {
    socket.write(beginUpload(target));
    for (let sent = 0; sent < random() * UPLOAD_BYTES; sent += 64 * 1024) {
      socket.write(Buffer.alloc(64 * 1024));
      await sleep(5, undefined, { signal: ended });
    }
  },
  'asks for a thousand things and leaves': async (socket, { host, picture }, random, ended) => {
    for (let asked = 0; asked < 1_000; asked += 1)
      socket.write(`GET ${asked % 2 === 0 ? picture : '/api/album'} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    await sleep(random() * 2_000, undefined, { signal: ended });
  },
  'asks and never reads': async (socket, { host, picture }, random, ended) => {
    socket.pause();
    for (let asked = 0; asked < 200; asked += 1)
      socket.write(`GET ${picture} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    await sleep(random() * 20_000, undefined, { signal: ended });
  },
};

/** Runs until the client or the server ends the connection. */
export async function runSlowClient(
  name: string,
  target: SlowClientTarget,
  random: () => number,
): Promise<void> {
  const socket = connect(target.port, target.host);
  const ended = new AbortController();
  socket.on('error', () => undefined);
  socket.on('close', () => ended.abort());
  // Discards the replies.
  socket.resume();
  try {
    await SLOW_CLIENTS[name]?.(socket, target, random, ended.signal);
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    socket.destroy();
  }
}
