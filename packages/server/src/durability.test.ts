// Data acknowledged by the server survives kill -9 of the real server, and unacknowledged data is written completely or not at all. The
// database keeps running here: run-server.test.ts kills that too, and `npm run test:long -- kills` both.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LineInput, TierlistLine } from '@palmares/core/contract/types';
import { DEMO_ALBUMS } from '@palmares/demo/catalogue';
import { DEMO_TIERLISTS } from '@palmares/demo/tierlists';
import { DEMO_USERS } from '@palmares/demo/users';
import { VOICE_TIERLISTS } from '@palmares/demo/voices';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStore } from './files/disk-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { createAlbum, createUser, type TestAlbum, tier } from './testing/factories.ts';
import { type ServerProcess, spawnServer, waitUntilUnused } from './testing/server-process.ts';

const PASSWORD = 'le mot de passe de la durée';
const SECRET = 'un secret de test qui est bien assez long';

// retry: 0, because a second attempt would hide what the first one lost.
describe.skipIf(process.platform !== 'linux')('the real server, killed with -9', { retry: 0 }, () => {
  let folder: string;
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'palmares-kill-')));
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.exited;
    expect(await waitUntilUnused(folder)).toBe(true);
    await rm(folder, { recursive: true, force: true });
  });

  async function start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    server = await spawnServer({
      dataDir: join(folder, 'data'),
      mainFile: join(import.meta.dirname, 'main.ts'),
      env: { SECRET, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env },
    });
    await server.ready();
    return server;
  }

  async function kill(): Promise<void> {
    server?.child.kill('SIGKILL');
    await server?.exited;
    await waitUntilUnused(folder);
  }

  test('PR-10, PR-11, PR-18: during the save of a tier list of 500 images leaves the old one or the new one', async () => {
    const database = await createTestDatabase();
    const album = await seed(database.db);
    const env = { DATABASE_URL: database.connectionString, DEMO: 'off' };
    let browser = await signIn(await start(env));
    const created = await browser.send('POST', '/tierlist', {
      name: 'Cinq cents',
      id_album: album.id,
      lines: layout(album, 0),
    });
    const { id } = (created.body as { data: { id: number } }).data;
    let kept = describeLines(layout(album, 0));
    const startedAt = performance.now();
    await browser.send('PUT', `/tierlist/${id}`, { lines: layout(album, 0) });
    const saveMs = performance.now() - startedAt;
    const outcomes: string[] = [];

    for (const [attempt, share] of [0.4, 1].entries()) {
      const wanted = layout(album, attempt + 1);
      const save = browser.send('PUT', `/tierlist/${id}`, { lines: wanted }).then(
        (reply) => reply.status,
        () => 'cut',
      );
      await sleep(saveMs * share);
      await kill();
      const answered = await save;
      browser = await signIn(await start(env), browser.token);

      const lines = (await browser.send('GET', `/tierlist/${id}/line`)).body as { data: TierlistLine[] };
      const found = describeLines(lines.data);
      const isNew = found === describeLines(wanted);
      expect(isNew || found === kept, `attempt ${attempt}: neither old nor new`).toBe(true);
      if (answered === 200) expect(isNew, `attempt ${attempt}: acknowledged, and lost`).toBe(true);
      outcomes.push(isNew ? 'new' : 'old');
      kept = found;
    }

    expect(outcomes, `a save takes ${Math.round(saveMs)} ms`).toHaveLength(2);
    await kill();
    await database.drop();
  }, 300_000);

  test('while the demo fills in goes on at the next start, without doubles or missing files', {
    tags: ['thorough'],
    timeout: 300_000,
  }, async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.connectionString, DEMO: 'on' };
    const { db } = database;
    const count = async (table: 'album' | 'stored_file' | 'account' | 'tierlist') => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    };
    // The job of the killed process is taken up within half a minute.
    const timeout = { timeout: 70_000, interval: 50 };

    await start(env);
    await expect.poll(() => count('stored_file'), timeout).toBeGreaterThan(8);
    await kill();
    const albumsAfterKill = await count('album');
    await start(env);
    await expect.poll(() => count('album'), timeout).toBeGreaterThan(0);
    await kill();
    await start(env);
    await expect.poll(() => count('album'), timeout).toBeGreaterThan(1);
    await kill();

    expect(albumsAfterKill).toBe(0);
    const albums = await db.selectFrom('album').selectAll().orderBy('id').execute();
    expect(albums.map(({ name }) => name)).toEqual(
      DEMO_ALBUMS.slice(0, albums.length).map(({ name }) => name),
    );
    expect(await count('account')).toBe(DEMO_USERS.length);
    const tierlists = await db.selectFrom('tierlist').select('name').execute();
    expect(new Set(tierlists.map(({ name }) => name)).size).toBe(tierlists.length);
    expect(tierlists.length).toBeLessThanOrEqual(DEMO_TIERLISTS.length + VOICE_TIERLISTS.length);
    const images = await db.selectFrom('image').select(['album_id', 'file_key']).execute();
    for (const [index, album] of albums.entries()) {
      const own = images.filter(({ album_id }) => album_id === album.id);
      expect(own).toHaveLength(DEMO_ALBUMS[index]?.images.length ?? 0);
      expect(album.image_count).toBe(own.length);
    }
    const store = createDiskStore(join(folder, 'data', 'files'));
    for (const { file_key } of images) {
      const file = await store.open(file_key, 'full');
      expect(file?.size).toBeGreaterThan(0);
      if (file?.body instanceof Readable) file.body.destroy();
    }
    await database.drop();
  });
});

/** Creates an account and an album of 500 images. */
async function seed(db: TestDatabase['db']): Promise<TestAlbum> {
  const rows = {
    db,
    clock: {
      now: () => new Date(),
      advance() {
        throw new Error('this clock is the real one');
      },
    },
  };
  const owner = await createUser(rows, { nametag: 'duree', password: PASSWORD });
  return createAlbum(rows, owner, { images: 500 });
}

/** Ten tiers; each number gives other labels and another order. */
function layout(album: TestAlbum, number: number): LineInput[] {
  const turned = [...album.images.slice(number * 7), ...album.images.slice(0, number * 7)];
  return Array.from({ length: 10 }, (_, index) =>
    tier(`${number}-${index}`, index + 1, turned.slice(index * 50, index * 50 + 50)),
  );
}

type Described = { label: string; images?: readonly { id_image: number }[] };

const describeLines = (lines: readonly Described[]) =>
  lines.map(({ label, images }) => `${label}: ${images?.map(({ id_image }) => id_image).join()}`).join('\n');

type Browser = {
  token: string;
  send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
};

async function signIn({ url }: ServerProcess, known?: string): Promise<Browser> {
  const csrf = await fetch(`${url}/api/csrf-token`);
  const headers = {
    'content-type': 'application/json',
    cookie: csrf.headers.get('set-cookie')?.split(';')[0] ?? '',
    'x-csrf-token': ((await csrf.json()) as { csrfToken: string }).csrfToken,
  };
  const call = async (method: string, path: string, body?: object, authorization = '') => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const credentials = { identifier: 'duree', password: PASSWORD };
  const token = known ?? ((await call('POST', '/login', credentials)).body as { token: string }).token;
  return { token, send: (method, path, body) => call(method, path, body, `Bearer ${token}`) };
}
