import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PreparedData, prepareData } from './testing/prepared-data.ts';
import {
  findFreePort,
  listProcessesOn,
  type ServerOptions,
  type ServerProcess,
  spawnServer,
  waitUntilUnused,
} from './testing/server-process.ts';
import { createSmallDisk } from './testing/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** False if the clone is in a folder that only root can enter: nobody else could run it, so there is nothing to test. */
const nobodyCanRead =
  isRoot &&
  spawnSync(process.execPath, ['--check', join(import.meta.dirname, 'run-server.ts')], {
    uid: nobody,
    gid: nobody,
    cwd: '/',
  }).status === 0;

// retry: 0, because a second attempt would hide what the first one lost.
describe.skipIf(process.platform !== 'linux')('the server process', { retry: 0 }, () => {
  let prepared: PreparedData;
  let folder: string;
  let started: ServerProcess[] = [];

  beforeAll(async () => {
    prepared = await prepareData();
  });
  afterAll(() => prepared.remove());

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'palmares-run-')));
    started = [];
  });

  afterEach(async () => {
    for (const server of started) server.child.kill('SIGKILL');
    const alone = await waitUntilUnused(folder);
    for (const pid of alone ? [] : listProcessesOn(folder)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
    expect(alone, 'nothing may outlive the server').toBe(true);
  });

  async function launch(options: Partial<ServerOptions> = {}): Promise<ServerProcess> {
    const server = await spawnServer({ dataDir: join(folder, 'data'), ...options });
    started.push(server);
    return server;
  }

  async function launchReady(options: Partial<ServerOptions> = {}): Promise<ServerProcess> {
    const server = await launch(options);
    await server.ready();
    return server;
  }

  /** Starts on an existing database, unlike a first launch. */
  async function relaunchReady(options: Partial<ServerOptions> = {}): Promise<ServerProcess> {
    await prepared.copyTo(join(folder, 'data'));
    return launchReady(options);
  }

  async function addCategory(server: ServerProcess, name: string): Promise<void> {
    const reply = await fetch(`${server.url}/category/${name}`, { method: 'POST' });
    expect(reply.status).toBe(200);
  }

  async function isStopping(server: ServerProcess): Promise<boolean> {
    return (await (await fetch(`${server.url}/stopping`)).text()) === 'true';
  }

  async function countCategories(server: ServerProcess): Promise<number> {
    const reply = await fetch(`${server.url}/count`);
    return ((await reply.json()) as { count: number }).count;
  }

  test('tells its address, its data, where mails go and the demo accounts, and stops cleanly on SIGTERM', async () => {
    const server = await launchReady();
    await expect.poll(() => server.output()).toContain('secret-de-lea');

    server.child.kill('SIGTERM');

    expect(await server.exited).toBe(0);
    expect(server.output()).toContain(`Palmarès est prêt : ${server.url}`);
    expect(server.output()).toContain(join(folder, 'data', 'mails'));
    expect(server.output()).toContain('background stopped');
    expect(listProcessesOn(folder)).toEqual([]);
  });

  test('TRUST_PROXY=on is warned of at the start, and a number of relays is not', async () => {
    const everybody = await relaunchReady({ env: { TRUST_PROXY: 'on' } });
    await expect.poll(() => everybody.output()).toContain('avec TRUST_PROXY=on');
    everybody.child.kill('SIGTERM');
    expect(await everybody.exited).toBe(0);

    const counted = await launchReady({ env: { TRUST_PROXY: '1' } });
    counted.child.kill('SIGTERM');
    expect(await counted.exited).toBe(0);
    expect(counted.output()).not.toContain('Attention');
  });

  test('PR-23: finishes the request under way before its database stops, also where it listens on METRICS_PORT', async () => {
    const port = await findFreePort();
    const server = await relaunchReady({ env: { METRICS_PORT: String(port) } });
    const privately = await fetch(`http://127.0.0.1:${port}/`);
    expect(await privately.text()).toBe('private');
    const slow = fetch(`${server.url}/slow`).then((reply) => reply.text());
    await expect.poll(() => server.output()).toContain('slow request begun');

    server.child.kill('SIGINT');

    expect(await slow).toBe('done');
    expect(await server.exited).toBe(0);
  });

  test('asked to stop it goes on taking requests for STOP_DELAY_SECONDS, and says that it stops', async () => {
    const server = await relaunchReady({ env: { STOP_DELAY_SECONDS: '5' } });
    const before = await countCategories(server);
    expect(await isStopping(server)).toBe(false);

    server.child.kill('SIGTERM');

    await expect.poll(() => isStopping(server), { interval: 20 }).toBe(true);
    await addCategory(server, 'late');
    expect(await countCategories(server)).toBe(before + 1);
    expect(await server.exited).toBe(0);
  });

  test('ends within ten seconds of SIGTERM whatever clients do with their connections', {
    tags: ['thorough'],
  }, async () => {
    const server = await relaunchReady();
    const clients = [
      'GET / HTTP/1.1\r\nHost: x\r\n',
      'POST /category/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ].map((begun) =>
      connect(server.port, '127.0.0.1', function send(this: Socket) {
        this.write(begun);
      }).on('error', () => undefined),
    );
    await Promise.all(clients.map((client) => once(client, 'connect')));
    // A completed request shows that the server has accepted both earlier connections.
    await countCategories(server);
    const begun = performance.now();

    server.child.kill('SIGTERM');

    expect(await server.exited).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const client of clients) client.destroy();
  });

  test('a second Ctrl-C ends it at once, and its database with it', async () => {
    const server = await relaunchReady();
    const endless = fetch(`${server.url}/endless`).catch(() => 'cut');
    await expect.poll(() => server.output()).toContain('endless request begun');

    server.child.kill('SIGINT');
    // Two signals that wait for a busy process are delivered as one.
    await expect.poll(() => server.output()).toContain('background stopped');
    server.child.kill('SIGINT');

    expect(await server.exited).toBe(1);
    expect(await endless).toBe('cut');
    expect(await waitUntilUnused(folder)).toBe(true);
  });

  test('PR-18: killed with -9 it leaves nothing running, and what was saved is there at the next start', async () => {
    const first = await relaunchReady();
    const before = await countCategories(first);
    await addCategory(first, 'kept');

    first.child.kill('SIGKILL');
    const second = await launchReady();

    expect(await countCategories(second)).toBe(before + 1);
  });

  test('takes over from a PostgreSQL whose wrapper was killed too', async () => {
    const first = await relaunchReady();
    await addCategory(first, 'kept');
    const before = await countCategories(first);
    const wrappers = listProcessesOn('palmares-postgres').filter((pid) =>
      listProcessesOn(folder).includes(pid),
    );
    // Kills the process that watches stdin first: otherwise it would stop PostgreSQL when it sees the server die.
    for (const pid of wrappers.toReversed()) process.kill(pid, 'SIGKILL');
    first.child.kill('SIGKILL');
    expect(await waitUntilUnused(folder, 500)).toBe(false);

    const second = await launchReady();

    expect(await countCategories(second)).toBe(before);
  });

  /** Kills the process that PostgreSQL's own pid file names. */
  async function killPostgres(): Promise<void> {
    const text = await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(text.split('\n')[0]), 'SIGKILL');
  }

  test('PR-18: starts a PostgreSQL again that was killed with -9, as often as it takes, and loses nothing', async () => {
    const server = await relaunchReady();
    const before = await countCategories(server);

    for (const round of [1, 2]) {
      await addCategory(server, `kept-${round}`);
      await killPostgres();
      await expect
        .poll(() => server.output().split('La base de données intégrée a redémarré.').length, {
          timeout: 30_000,
        })
        .toBe(round + 1);
      expect(await countCategories(server)).toBe(before + round);
    }

    expect(server.output()).toContain('arrêtée par le signal 9');
    expect(server.output()).not.toContain('ne peut pas démarrer');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  test('says that it stops, and why, when PostgreSQL cannot be started again', {
    tags: ['thorough'],
  }, async () => {
    const server = await relaunchReady();
    await rename(
      join(folder, 'data', 'postgres', 'global', 'pg_control'),
      join(folder, 'data', 'postgres', 'global', 'pg_control.away'),
    );

    await killPostgres();

    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/ne redémarre pas\s: .*pg_control/);
    expect(server.output()).toContain("Palmarès s'arrête.");
    expect(server.output()).not.toContain('ne peut pas démarrer');
  });

  test('asked to stop while PostgreSQL starts again, it stops both', { tags: ['thorough'] }, async () => {
    const server = await relaunchReady();

    await killPostgres();
    await expect.poll(() => server.output(), { interval: 5 }).toContain('Elle redémarre');
    server.child.kill('SIGTERM');

    expect(await server.exited).toBe(0);
  });

  test('a first start killed while the database is made leaves nothing that hinders the next', async () => {
    const first = await launch();
    await expect
      .poll(() => readdir(join(folder, 'data')).catch(() => []), { interval: 5 })
      .toContain(`postgres.new-${first.child.pid}`);
    await sleep(150);

    first.child.kill('SIGKILL');
    expect(await waitUntilUnused(folder)).toBe(true);
    const second = await launchReady();

    expect(await countCategories(second)).toBeGreaterThan(0);
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('postgres.new'))).toEqual(
      [],
    );
  });

  test('stops when the script that keeps it is gone', async () => {
    const server = await relaunchReady({ ipc: true });

    server.child.disconnect();

    expect(await server.exited).toBe(0);
  });

  test('a second server on the same data folder is refused with one clear line, and the first goes on', async () => {
    const first = await relaunchReady();

    const second = await launch();

    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('Un autre serveur utilise déjà le dossier de données');
    expect(second.output()).not.toContain('    at ');
    expect(await countCategories(first)).toBeGreaterThan(0);
  });

  test('of two servers that start at the same instant in an empty folder one wins', async () => {
    const both = await Promise.all([launch(), launch()]);

    const outcomes = await Promise.all(
      both.map((server) =>
        server.ready().then(
          () => 'ready',
          () => 'refused',
        ),
      ),
    );

    expect(outcomes.toSorted()).toEqual(['ready', 'refused']);
    expect(both[outcomes.indexOf('refused')]?.output()).toContain('Un autre serveur utilise déjà');
  });

  test('a port in use is one clear line, before any database is made', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const server = await launch({ port });

    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(`Le port ${port} de 127.0.0.1 est déjà utilisé`);
    expect(server.output()).not.toContain('    at ');
    expect(await readdir(join(folder, 'data'))).toEqual([]);
    other.close();
  });

  test.each(['data', 'data/below'])('a DATA_DIR that is or goes through a file is told: %s', async (name) => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be');

    const server = await launch({ dataDir: join(folder, name) });

    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('DATA_DIR doit être un dossier');
    expect(server.output()).toContain(`${join(folder, name)} est un fichier`);
    expect(server.output()).not.toContain('    at ');
  });

  // initdb fails at 20 MB; at 45 MB PostgreSQL ends while the tables are made, and what fails is a connection.
  test.runIf(isRoot)('a first start on a disk of 20 MB says that it is full', () => startOnSmallDisk(20));
  test.runIf(isRoot)('a first start on a disk of 45 MB says so too', { tags: ['thorough'] }, () =>
    startOnSmallDisk(45),
  );

  async function startOnSmallDisk(size: number): Promise<void> {
    const disk = await createSmallDisk(join(folder, 'disk'), size);
    if (disk === null) return;

    const server = await launch({ dataDir: disk.folder });
    const code = await server.exited;
    const again = await launch({ dataDir: disk.folder });
    await again.exited;
    await disk.remove();

    expect(code).toBe(1);
    for (const { output } of [server, again]) {
      expect(output()).toContain(`Le disque qui contient ${disk.folder} est plein (No space left on device)`);
      expect(output()).not.toContain('    at ');
    }
  }

  test('several bad variables are told together', async () => {
    const server = await launch({ env: { PORT: 'http', SECRET: 'short', PUBLIC_URL: 'ftp://x' } });

    expect(await server.exited).toBe(1);
    for (const name of ['PORT', 'SECRET', 'PUBLIC_URL']) expect(server.output()).toContain(`- ${name} doit`);
  });

  test('a DATABASE_URL that does not answer is one clear line', async () => {
    const server = await launch({ env: { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/palmares' } });

    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('La base de données indiquée par DATABASE_URL ne répond pas');
    expect(server.output()).not.toContain('secret');
  });

  test('works in a folder too deep for a socket, again after a kill', { tags: ['thorough'] }, async () => {
    const dataDir = join(folder, 'd'.repeat(60), 'e'.repeat(60), 'data');
    const first = await launchReady({ dataDir });
    first.child.kill('SIGKILL');

    const second = await launchReady({ dataDir });

    expect(await countCategories(second)).toBeGreaterThan(0);
  });

  test.runIf(isRoot)(
    'as root it works in a folder that only root can enter',
    { tags: ['thorough'] },
    async () => {
      await chmod(folder, 0o700);

      const server = await launchReady();

      expect(await countCategories(server)).toBeGreaterThan(0);
    },
  );

  test.runIf(nobodyCanRead)(
    'as root without user namespaces PostgreSQL runs as nobody',
    { tags: ['thorough'] },
    async () => {
      await chmod(folder, 0o755);
      await mkdir(join(folder, 'data'), { mode: 0o755 });
      const tools = join(folder, 'tools');
      await mkdir(tools);
      spawnSync('ln', ['-s', '/bin/sh', join(tools, 'sh')]);

      const server = await launchReady({ env: { PATH: tools } });

      expect(await countCategories(server)).toBeGreaterThan(0);
    },
  );

  test.runIf(nobodyCanRead)(
    'as root without user namespaces under a closed folder it names DATABASE_URL',
    { tags: ['thorough'] },
    async () => {
      await chmod(folder, 0o700);
      const tools = join(folder, 'tools');
      await mkdir(tools);
      spawnSync('ln', ['-s', '/bin/sh', join(tools, 'sh')]);

      const server = await launch({ env: { PATH: tools } });

      expect(await server.exited).toBe(1);
      expect(server.output()).toContain('DATABASE_URL');
      expect(server.output()).not.toContain('    at ');
    },
  );

  test.runIf(nobodyCanRead)('works for an ordinary account', { tags: ['thorough'] }, async () => {
    const dataDir = join(folder, 'home');
    await mkdir(dataDir);
    spawnSync('chown', ['65534:65534', dataDir]);
    await chmod(folder, 0o755);

    const server = await launchReady({ dataDir, uid: nobody });

    expect(await countCategories(server)).toBeGreaterThan(0);
  });

  test.runIf(nobodyCanRead)(
    'an ordinary account without the right to write gets one clear line',
    async () => {
      await chmod(folder, 0o755);

      const server = await launch({ uid: nobody });

      expect(await server.exited).toBe(1);
      expect(server.output()).toContain('(EACCES)');
    },
  );
});
