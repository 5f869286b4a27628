// Over real connections: replies sent before the body has arrived.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { fetchCsrf } from '../testing/client.ts';
import { createAlbum, createToken, createUser } from '../testing/factories.ts';

let t: TestApp;
let app: FastifyInstance;
let url: URL;
let headers: string;
let albumId: number;
beforeAll(async () => {
  t = await createTestApp();
  const user = await createUser(t);
  albumId = (await createAlbum(t, user)).id;
  const csrf = await fetchCsrf(t.app);
  const lines = [`Authorization: Bearer ${await createToken(t, user)}`, `Cookie: ${csrf.cookie}`];
  headers = [...lines, `X-CSRF-Token: ${csrf['x-csrf-token']}`].join('\r\n');
  app = await createApp(t.deps);
  url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await t.close();
});

/**
 * Sends the head of a request, and the body once the server asks for it. Returns everything the server sent until it closed the connection.
 */
async function speak(head: readonly string[], body = ''): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    if (said === '' && part.startsWith('HTTP/1.1 100')) socket.write(body);
    said += part;
  });
  const closed = once(socket, 'close');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await closed;
  return said;
}

describe('Expect: 100-continue', () => {
  const post = (path: string, length: number, extra: readonly string[], type = 'application/json') => [
    `POST /api${path} HTTP/1.1`,
    'Host: x',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    'Expect: 100-continue',
    ...extra,
  ];
  const body = JSON.stringify({ name: 'Un album' });
  const FORM = 'multipart/form-data; boundary=x';

  test.each([
    ['without a session', () => post('/album', body.length, []), 401],
    ['without a CSRF token', () => post('/album', body.length, [headers.replace(/\r\nX-CSRF.*/, '')]), 403],
    ['with a body that is too large', () => post('/album', 2 * 1024 ** 2, [headers]), 413],
    [
      'with a form that is too large',
      () => post(`/image?album=${albumId}`, 50 * 1024 ** 2, [headers], FORM),
      413,
    ],
    ['of nothing that is there', () => post('/nothing', body.length, [headers]), 404],
  ])('AX-22: a request %s is refused without its body', async (_what, head, status) => {
    const said = await speak(head());

    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(said.toLowerCase()).toContain('connection: close');
  });

  test('a request that may be made is asked for its body, and answered', async () => {
    const said = await speak(post('/album', body.length, [headers, 'Connection: close']), body);

    expect(said).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
  });
});

test('two Host headers are refused (RFC 9112)', async () => {
  const ask = ['GET /api/category HTTP/1.1', 'Host: x', 'Connection: close'];

  expect(await speak(ask)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await speak([...ask, 'host: y'])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await speak([...ask, 'Host: x'])).toMatch(/^HTTP\/1\.1 400 /);
});
