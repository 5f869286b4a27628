// npm run test:long -- check [--minutes 3]: the content check hangs or exits repeatedly during uploads and saves. Nothing is published
// without a verdict, other requests are not affected, and uploads recover by themselves.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choose, type LongRun, print, repeat } from '../long-test.ts';
import { type Journal, waitForWrites } from '../people/simulated-user.ts';
import { underLoad, waitForUpload } from '../people/simulated-users.ts';
import { type Site, withSite } from '../site/site.ts';
import { watchSite } from '../site/watch-site.ts';

const LONGEST_MS = 25_000;
const WORK_BETWEEN = 10;
/** A hanging check has 10 s, then a new thread 30 s to load. */
const UPLOADS_BACK_WITHIN_MS = 90_000;

async function breakOnce(run: LongRun, site: Site, file: string, journal: Journal): Promise<string[]> {
  await waitForWrites(journal, WORK_BETWEEN);
  const behaviour = choose(run.random, ['hangs', 'ends'] as const);
  const ms = run.random() * LONGEST_MS;
  const watch = watchSite(site.url, { '/api/album': [200], '/healthz': [200], '/readyz': [200] });
  const writes = journal.acknowledged - journal.images.size;
  await writeFile(file, behaviour);
  const printed = site.output().length;
  await sleep(ms);
  await rm(file);
  await waitForUpload(journal, journal.images.size, UPLOADS_BACK_WITHIN_MS);
  await watch.stop();
  const saved = journal.acknowledged - journal.images.size - writes;
  const failures = site.output().slice(printed).split('content check unavailable').length - 1;
  print(
    `the check ${behaviour} for ${Math.round(ms)} ms: ${failures} refusals, ${saved} saves; ${watch.describe()}`,
  );
  return [...watch.faults(), ...(saved === 0 ? ['nobody could save, which needs no check'] : [])];
}

export const usual = { minutes: 3 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const file = join(run.folder, 'broken-check');
  const env = {
    DATA_DIR: join(run.folder, 'data'),
    BROKEN_CHECK: file,
    NODE_OPTIONS: `--import=${import.meta.resolve('../site/broken-check.ts')}`,
  };
  return withSite(env, (site) =>
    underLoad(site, ({ journal }) => repeat(run, () => breakOnce(run, site, file, journal))),
  );
}
