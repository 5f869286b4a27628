// The delay between a save and the updated palmarès of its album, and its cost, with the complete server: VOICES people (default 1 000) and
// IMAGES images (default 100), with all three kinds. Then the server is killed (kill -9) while it computes, and another one on the same
// database takes over. Prints figures; core/palmares.bench.ts measures the model alone.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnServer } from '@palmares/server/testing/server-process';
import { sql } from 'kysely';
import { seedAlbum } from '../../../packages/server/fixtures/seeded-album.ts';
import { processorTime } from './report/processor-time.ts';
import { seedVoices } from './seed/seed-voices.ts';
import { BENCH_MAIN, startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const VOICES = Number(process.env['VOICES'] ?? 1_000);
const IMAGES = Number(process.env['IMAGES'] ?? 100);
/** Milliseconds between two small calls while the palmarès is computed. */
const CALL_EVERY_MS = 20;
/** Marked albums become jobs once a second, so by then one is computing. */
const COMPUTING_AFTER_MS = 1_500;

/** Peak resident memory of the process in MB (proc_pid_status(5)). */
const getPeak = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

const site = await startBenchSite();
try {
  const { call, accountId } = await signUp(site.url, 'bench');
  const large = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });

  const isMarked = async (of?: number) => {
    const marks = site.db.selectFrom('palmares_mark').select('id').limit(1);
    return (await (of === undefined ? marks : marks.where('album_id', '=', of)).execute()).length > 0;
  };
  const restOver = () => sql`update palmares set rests_until = now()`.execute(site.db);
  /** Waits until no mark is left. Returns the elapsed and CPU milliseconds, and the duration of the slowest small call meanwhile. */
  const refreshed = async (url = site.url) => {
    const startedAt = performance.now();
    const spent = () => processorTime(site.pids.server) + processorTime(site.pids.postgres);
    const before = spent();
    let slowest = 0;
    while (await isMarked()) {
      const calledAt = performance.now();
      await fetch(`${url}/api/site`);
      slowest = Math.max(slowest, performance.now() - calledAt);
      await sleep(CALL_EVERY_MS);
    }
    return { wall: performance.now() - startedAt, processor: spent() - before, slowest };
  };
  const tell = (what: string, { wall, processor, slowest }: Awaited<ReturnType<typeof refreshed>>) =>
    console.log(
      `  ${what}: ${Math.round(wall)} ms, ${Math.round(processor)} ms of processor; slowest other call ${Math.round(slowest)} ms; ` +
        `server at most ${Math.round(getPeak(site.pids.server))} MB; load ${loadavg()[0]?.toFixed(1)}`,
    );
  const save = ({ albumId, imageIds } = large) =>
    call('POST', '/tierlist', {
      name: 'Bench',
      id_album: albumId,
      lines: [
        { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: imageIds[0], placement: 1 }] },
        { label: 'A', placement: 2, color: 'ff7f7f', images: [{ id_image: imageIds[1], placement: 1 }] },
      ],
    });

  const memory = getPeak(site.pids.server);
  console.log(`  ${VOICES} voices × ${IMAGES} images; the server before: ${Math.round(memory)} MB`);
  await seedVoices(site.db, { albumId: large.albumId, voices: VOICES });
  tell('first computation', await refreshed());
  for (let round = 0; round < 3; round += 1) {
    await restOver();
    await save();
    tell('after one more save', await refreshed());
  }

  // Small albums have their own queue: one with 20 images and ten voices does not wait for the large one.
  const small = await seedAlbum(site.db, { accountId, name: 'Small', images: 20 });
  await seedVoices(site.db, { albumId: small.albumId, voices: 10, nametags: 'small' });
  await refreshed();
  await restOver();
  await save();
  const startedAt = performance.now();
  await sleep(COMPUTING_AFTER_MS);
  await save(small);
  const savedAt = performance.now();
  while (await isMarked(small.albumId)) await sleep(CALL_EVERY_MS);
  const beside = performance.now() - savedAt;
  const wasUnderWay = await isMarked(large.albumId);
  await refreshed();
  const whole = wasUnderWay ? `${Math.round(performance.now() - startedAt)} ms` : 'less';
  console.log(`  a save on a small album meanwhile: ${Math.round(beside)} ms; the large one: ${whole}`);

  const other = await spawnServer({
    dataDir: site.dataDir,
    mainFile: BENCH_MAIN,
    env: { DATABASE_URL: site.connectionString, DEMO: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' },
  });
  await other.ready();
  const computing = sql<{ pid: number }>`select pid from pg_locks join pg_database d on d.oid = database
    where d.datname = current_database() and locktype = 'advisory' and granted and classid = 3905133`;
  // The second server is suspended until the first one has started to compute.
  other.child.kill('SIGSTOP');
  await save();
  await restOver();
  while ((await computing.execute(site.db)).rows.length === 0) await sleep(1);
  process.kill(site.pids.server, 'SIGKILL');
  other.child.kill('SIGCONT');
  const left = await refreshed(other.url);
  const stored = await site.db
    .selectFrom('palmares')
    .where('album_id', '=', large.albumId)
    .select('contents')
    .executeTakeFirst();
  console.log(
    `  after kill -9 of the server that computed: ${Math.round(left.wall)} ms; contents in it: ${stored?.contents}`,
  );
  other.child.kill('SIGTERM');
  await other.exited;
} finally {
  await site.stop();
}
