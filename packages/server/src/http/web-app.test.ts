// The files of the built web app: those a service worker relies on (docs/decisions/0052-offline.md), and those that are only sent after
// being filled.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createWebFolder } from '../testing/web-folder.ts';

let web: Awaited<ReturnType<typeof createWebFolder>>;
let site: TestApp;

beforeAll(async () => {
  web = await createWebFolder();
  await writeFile(join(web.folder, 'service-worker.js'), '// the worker');
  await writeFile(join(web.folder, 'service-worker.js.br'), 'compressed');
  await writeFile(join(web.folder, 'service-worker-off.js'), '// the way back');
  await writeFile(join(web.folder, 'docs.html.br'), 'compressed');
  site = await createTestApp({ replaced: { webFolder: web.folder } });
});
afterAll(async () => {
  await site.close();
  await web.remove();
});

describe('the service worker', () => {
  test('is a script that browsers ask for anew each time, of our own origin', async () => {
    const reply = await site.app.inject('/service-worker.js');

    expect(reply.body).toBe('// the worker');
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-security-policy']).toContain("worker-src 'self';");
  });

  test('turned off, is the one that removes itself, for who takes compressed files too', async () => {
    const off = await createTestApp({
      config: { serviceWorker: false },
      replaced: { webFolder: web.folder },
    });

    const reply = await off.app.inject({
      url: '/service-worker.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    await off.close();

    expect(reply.body).toBe('// the way back');
    expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });
});

test('the page without anything in it, for when there is no network, has the headers of every page', async () => {
  const shell = await site.app.inject('/index.html');
  const page = await site.app.inject('/');

  expect(shell.statusCode).toBe(200);
  expect(shell.body).toContain('<div id="root"></div>');
  expect(shell.headers['cache-control']).toBe('no-cache');
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    expect(shell.headers[name]).toBe(page.headers[name]);
});

test.each(['/500.html', '/docs.html', '/docs.html.br', '/embed.html'])(
  '%s is no page: the server fills it before it sends it',
  async (url) => {
    const reply = await site.app.inject({ url, headers: { accept: 'text/html' } });

    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<div id="root"></div>');
  },
);
