// npm run test:long -- clients [--minutes 3]: hundreds of slow or disconnecting clients, next to users who upload and save. The users are not
// disturbed, and the server releases everything the clients held: connections, descriptors, bytes of uploads, memory.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import { choose, type LongRun, print } from '../long-test.ts';
import { type Journal, openSession, waitForWrites } from '../people/simulated-user.ts';
import { type Load, underLoad } from '../people/simulated-users.ts';
import { type Metrics, readMetrics } from '../site/metrics.ts';
import { queryRows, realClock, type Site, withSite } from '../site/site.ts';
import { runSlowClient, SLOW_CLIENTS, type SlowClientTarget } from '../site/slow-client.ts';
import { type SiteWatch, watchSite } from '../site/watch-site.ts';

const AT_ONCE = 300;
/** The longest time that a client may take for one request, plus slack for the check. */
const GONE_WITHIN_MS = 75_000;
const DESCRIPTORS_MORE = 20;
/** Maximum share of the other users' calls that may get a 503: on a small machine under this load one in a hundred is acceptable. */
const REFUSED_SHARE_MAX = 0.01;

const NAMES = Object.keys(SLOW_CLIENTS) as [string, ...string[]];

/** A separate account, whose uploads take nobody else's turn. */
async function prepareTarget(site: Site, journal: Journal): Promise<SlowClientTarget> {
  const password = randomBytes(12).toString('base64url');
  const album = await queryRows(site, async (db) => {
    const t = { db, clock: realClock, dataDir: site.dataDir };
    return createStoredAlbum(t, await createUser(t, { nametag: 'malpoli', password }), { images: 3 });
  });
  const { headers } = await openSession(site.url, journal, 'malpoli', password);
  const { hostname, port } = new URL(site.url);
  const picture = `/media/${album.keys[0]}/full.webp`;
  return { host: hostname, port: Number(port), headers, album: album.id, picture };
}

async function playRudeClients(target: SlowClientTarget, run: LongRun): Promise<Map<string, number>> {
  const played = new Map<string, number>();
  const until = performance.now() + run.minutes * 60_000;
  const one = async () => {
    while (performance.now() < until) {
      const name = choose(run.random, NAMES);
      played.set(name, (played.get(name) ?? 0) + 1);
      await runSlowClient(name, target, run.random);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return played;
}

function judgeRefusals(watch: SiteWatch): string[] {
  const [answered, refused] = [watch.count('/api/album', 200), watch.count('/api/album', 503)];
  return refused <= REFUSED_SHARE_MAX * answered ? [] : [`${refused} calls of others were refused`];
}

/** Returns resources that are still held after the clients left, as faults. */
async function judgeWhatIsLeft(read: () => Promise<Metrics>, before: Metrics): Promise<string[]> {
  const until = performance.now() + GONE_WITHIN_MS;
  for (;;) {
    const now = await read();
    const descriptors = now('process_open_fds') - before('process_open_fds');
    const bytes = now('palmares_upload_bytes', 'state="taken"');
    const isFree = descriptors <= DESCRIPTORS_MORE && bytes === 0;
    if (isFree || performance.now() > until) {
      print(`left behind: ${descriptors} descriptors, ${bytes} bytes of uploads`);
      return isFree ? [] : [`${descriptors} descriptors and ${bytes} bytes of uploads are still held`];
    }
    await sleep(1_000);
  }
}

async function disturb(site: Site, token: string, run: LongRun, { journal, stop }: Load): Promise<string[]> {
  const target = await prepareTarget(site, journal);
  await waitForWrites(journal, 20);
  const before = await readMetrics(site.url, token);
  const writes = journal.acknowledged;
  const watch = watchSite(site.url, { '/api/album': [200, 503], '/healthz': [200] });
  const played = await playRudeClients(target, run);
  await watch.stop();
  print([...played].map(([name, count]) => `${name} × ${count}`).join(', '));
  print(`${journal.acknowledged - writes} writes acknowledged meanwhile; ${watch.describe()}`);
  await stop();
  const left = await judgeWhatIsLeft(() => readMetrics(site.url, token), before);
  return [...watch.faults(), ...judgeRefusals(watch), ...left];
}

export const usual = { minutes: 3 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const token = randomBytes(32).toString('hex');
  return withSite({ DATA_DIR: join(run.folder, 'data'), METRICS_TOKEN: token }, (site) =>
    underLoad(site, (load) => disturb(site, token, run, load)),
  );
}
