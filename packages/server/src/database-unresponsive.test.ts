// An unresponsive database: the real server over an embedded PostgreSQL whose processes are stopped.
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  listPostgresProcesses,
  type ServerProcess,
  spawnServer,
  waitUntilUnused,
} from './testing/server-process.ts';

describe.skipIf(process.platform !== 'linux')('a database that hangs', () => {
  let folder: string;
  let server: ServerProcess;
  let stopped: number[] = [];

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'palmares-hung-')));
    server = await spawnServer({
      dataDir: join(folder, 'data'),
      mainFile: join(import.meta.dirname, 'main.ts'),
      env: { DEMO: 'off', LOG_LEVEL: 'warn' },
    });
    await server.ready();
  });
  afterEach(async () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await waitUntilUnused(folder)).toBe(true);
    await rm(folder, { recursive: true, force: true });
  });

  async function call(): Promise<{ status: number; retryAfter: string | null; ms: number }> {
    const begun = performance.now();
    const reply = await fetch(`${server.url}/api/album`);
    await reply.arrayBuffer();
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      ms: performance.now() - begun,
    };
  }

  test('PR-22: is 503 within two seconds for who has a connection, who waits for one and who comes later', async () => {
    const warm = await Promise.all(Array.from({ length: 8 }, call));
    const file = await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8');
    stopped = listPostgresProcesses(Number(file.split('\n')[0]));
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');

    const first = await Promise.all(Array.from({ length: 30 }, call));
    const later = await call();
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');

    expect(warm.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]));
    // The limit is two seconds plus slack for a busy machine; the connection's own timeout would be twelve.
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(9_000);
    expect(first.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(later.status).toBe(503);
    // The answer is immediate: the server does not query the database for it.
    expect(later.ms).toBeLessThan(1_900);
    await expect.poll(async () => (await call()).status).toBe(200);
  });
});
