// Over real connections: a misbehaving client affects only its own connections.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';

let t: TestApp;
let app: FastifyInstance;
let url: URL;
beforeAll(async () => {
  t = await createTestApp();
  app = await createApp(t.deps);
  url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await t.close();
});

/** Returns the server's replies on one connection, and when it was closed. */
async function speak(text: string): Promise<{ socket: Socket; said(): string; closed: Promise<unknown> }> {
  const socket = connect(Number(url.port), url.hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => (said += part));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(text);
  return { socket, said: () => said, closed };
}

const countReplies = (said: string) => said.split('HTTP/1.1 200').length - 1;
const ask = 'GET /api/category HTTP/1.1\r\nHost: x\r\n\r\n';

test('headers have 15 seconds and a whole request 60', () => {
  const { requestTimeout, http } = CONNECTION_LIMITS;

  expect(app.server.headersTimeout).toBe(http.headersTimeout);
  expect(app.server.requestTimeout).toBe(requestTimeout);
  expect(http.headersTimeout + http.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
  expect(requestTimeout + http.connectionsCheckingInterval).toBeLessThanOrEqual(60_000);
});

test('headers that never end and a body that trickles are cut, and nobody else', async () => {
  // The timeouts are as short as the interval of the connection check allows.
  Object.assign(app.server, { headersTimeout: 300, requestTimeout: 900 });
  const head =
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';
  const unfinished = await speak('GET /api/category HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const trickling = await speak(`${head}\r\n{`);
  const trickle = setInterval(() => trickling.socket.write(' '), 100);

  await Promise.all([unfinished.closed, trickling.closed]);
  clearInterval(trickle);
  const other = await fetch(new URL('/api/category', url));

  expect(unfinished.said()).toContain('HTTP/1.1 408');
  expect(other.status).toBe(200);
  Object.assign(app.server, CONNECTION_LIMITS.http, { requestTimeout: CONNECTION_LIMITS.requestTimeout });
});

test('a thousand requests sent at once on one connection are answered one by one, and hold nobody up', async () => {
  const many = await speak(ask.repeat(1_000));
  await expect.poll(() => countReplies(many.said()), { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);

  const others = await Promise.all(Array.from({ length: 10 }, () => fetch(new URL('/api/category', url))));
  const before = countReplies(many.said());
  await expect.poll(() => countReplies(many.said()), { timeout: 100_000 }).toBe(1_000);
  many.socket.destroy();

  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(before).toBeLessThan(300);
}, 120_000);

test('who goes away has nothing done any more that was sent ahead', async () => {
  t.statements.length = 0;
  const many = await speak(ask.repeat(500));
  await expect.poll(() => countReplies(many.said()), { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);

  many.socket.destroy();
  await many.closed;
  await fetch(new URL('/api/category', url));
  const done = t.statements.length;
  await Promise.all(Array.from({ length: 20 }, () => fetch(new URL('/api/category', url))));

  expect(t.statements.length - done).toBeLessThan(200);
});
