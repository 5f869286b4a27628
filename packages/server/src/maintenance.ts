// Maintenance: removes interrupted uploads, albums that never got an image, images and albums that nothing uses any more, expired
// sessions and tokens, old counters and views, replies and refused sign-ins; marks palmarès of an older model; makes the copies of images that are due. Every process runs it from
// time to time; two processes may run a step at the same time.
import { setTimeout as sleep } from 'node:timers/promises';
import { PERSONAL_TOKEN } from '@palmares/core/account/personal-token';
import { REPORT, TRAIL } from '@palmares/core/limits';
import { sql } from 'kysely';
import { removeViewsBefore } from './catalog/album/view.repository.ts';
import { makeDueCopies } from './catalog/image/due-copies.ts';
import { removeFiles, sweepFiles } from './catalog/image/image.files.ts';
import { listUnusedImages, removeImage } from './catalog/image/image.repository.ts';
import { markOutdatedModels } from './content/palmares/palmares.repository.ts';
import { isAlbumUsed } from './db/content-tables.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';
import { removeExpiredLinks } from './identity/password/account-link.repository.ts';
import { removeTokensExpiredBefore } from './identity/personal-token/personal-token.repository.ts';
import { removeSetUpsBefore } from './identity/second-factor/second-factor.repository.ts';
import { finishErasures } from './trust/account-data/erase-account.ts';
import { removeRefusalsBefore } from './trust/audit/audit.repository.ts';
import { removeClosedCases, removeSaltsBefore } from './trust/report/decision.repository.ts';

const EVERY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const UNUSED_IMAGES_AT_ONCE = 500;
/** A vote waits for at most so many albums that only the model has changed. */
const OUTDATED_MODELS_AT_ONCE = 200;

const daysAgo = ({ clock }: Deps, days: number): Date => new Date(clock().getTime() - days * DAY_MS);

/** Images that their album has let go of and that no content shows any more (PR-7). */
async function removeUnusedImages(deps: Deps): Promise<void> {
  for (const image of await listUnusedImages(deps.db, UNUSED_IMAGES_AT_ONCE)) {
    const keys = await inTransaction(deps.db, (trx) =>
      removeImage(trx, image.id, image.album_id, deps.clock()),
    );
    await removeFiles(deps, keys);
  }
}

/** Albums without images after a day, and tombstones whose last content is gone. */
async function removeEmptyAlbums(deps: Deps, before: Date): Promise<void> {
  await sql`
    delete from album a where (a.deleted_at is not null or (a.image_count = 0 and a.created_at < ${before}))
      and not exists (select 1 from image i where i.album_id = a.id)
      and not ${isAlbumUsed(sql`a.id`)}`.execute(deps.db);
}

/** What was reported, once it was decided long enough ago; the salt of visitors who reported on a day that is over. */
async function removeOldReports(deps: Deps): Promise<void> {
  await inTransaction(deps.db, (trx) => removeClosedCases(trx, daysAgo(deps, REPORT.keptDays)));
  await removeSaltsBefore(deps.db, deps.clock().toISOString().slice(0, 10));
}

type Step = (deps: Deps, dayAgo: Date, signal: AbortSignal) => Promise<unknown>;

const STEPS: Readonly<Record<string, Step>> = {
  erasures: finishErasures,
  reports: removeOldReports,
  images: removeUnusedImages,
  albums: removeEmptyAlbums,
  files: sweepFiles,
  secondFactors: (deps, dayAgo) => removeSetUpsBefore(deps.db, dayAgo),
  views: (deps) => removeViewsBefore(deps.db, deps.clock().toISOString().slice(0, 10)),
  links: (deps) => removeExpiredLinks(deps.db, deps.clock()),
  keys: (deps, dayAgo) => deps.db.deleteFrom('idempotency_key').where('created_at', '<', dayAgo).execute(),
  limits: (deps, dayAgo) => deps.db.deleteFrom('rate_limit').where('window_start', '<', dayAgo).execute(),
  sessions: (deps, dayAgo) =>
    deps.db
      .deleteFrom('session')
      .where((eb) => eb.or([eb('expires_at', '<', dayAgo), eb('revoked_at', '<', dayAgo)]))
      .execute(),
  tokens: (deps) => removeTokensExpiredBefore(deps.db, daysAgo(deps, PERSONAL_TOKEN.keptDays)),
  refusals: (deps) => removeRefusalsBefore(deps.db, daysAgo(deps, TRAIL.refusalsKeptDays)),
  palmares: (deps) => markOutdatedModels(deps.db, OUTDATED_MODELS_AT_ONCE),
  // Last, because it may take minutes.
  copies: (deps, _dayAgo, signal) => makeDueCopies(deps, signal),
};

/** A step that fails is logged and tried again at the next round; the others are done all the same. */
export async function runMaintenance(
  deps: Deps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const dayAgo = daysAgo(deps, 1);
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      await run(deps, dayAgo, signal);
    } catch (error) {
      if (signal.aborted) return;
      deps.log.warn({ err: error, step }, 'maintenance will be tried again');
    }
  }
}

/** Runs until the signal is aborted. */
export async function repeatMaintenance(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runMaintenance(deps, signal);
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
