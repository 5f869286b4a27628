// Maintenance: removes interrupted uploads, albums that never got an image, expired sessions and tokens, old counters, views and replies, old
// failed mails and refused sign-ins; marks palmarès of an older model; makes missing image copies. A background job runs it every quarter of
// an hour, once in the whole fleet; an older server beside may run a step at the same time. Each step finds what it removes by an index, so
// it costs nothing while there is nothing to do. What costs more is done once a day.
import { PERSONAL_TOKEN } from '@palmares/core/account/personal-token';
import { TRAIL } from '@palmares/core/limits';
import { REPORT } from '@palmares/core/staff-limits';
import { sql } from 'kysely';
import { removeUnused } from './catalog/album/remove-unused.ts';
import { removeViewsBefore } from './catalog/album/view.repository.ts';
import { backfillThumbnails } from './catalog/image/backfill-thumbnails.ts';
import { sweepFiles } from './catalog/image/image.files.ts';
import { markOutdatedModels } from './content/palmares/palmares.repository.ts';
import { isAlbumUsed } from './db/content-tables.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';
import { removeExpiredLinks } from './identity/password/account-link.repository.ts';
import { removeTokensExpiredBefore } from './identity/personal-token/personal-token.repository.ts';
import { removeSetUpsBefore } from './identity/second-factor/second-factor.repository.ts';
import { removeFailuresBefore } from './mail/outbox.repository.ts';
import { removeRefusalsBefore } from './trust/audit/audit.repository.ts';
import {
  removeCasesOfDeleted,
  removeClosedCases,
  removeSaltsBefore,
} from './trust/report/decision.repository.ts';

const DAY_MS = 86_400_000;
const FAILED_MAILS_KEPT_DAYS = 30;
/** Bounds how many albums marked only because of a new model may be computed before a new vote. */
const OUTDATED_MODELS_AT_ONCE = 200;

const daysAgo = ({ clock }: Pick<Deps, 'clock'>, days: number): Date =>
  new Date(clock().getTime() - days * DAY_MS);

/** Removes albums without images after a day (AL-11). */
async function removeEmptyAlbums(deps: Pick<Deps, 'db'>, before: Date): Promise<void> {
  await sql`
    delete from album a where a.image_count = 0 and a.deleted_at is null and a.created_at < ${before}
      and not exists (select 1 from image i where i.album_id = a.id)
      and not ${isAlbumUsed(sql`a.id`)}`.execute(deps.db);
}

/** Removes reports once their case was closed long enough ago, and the salts of past days that hash reporting visitors. */
async function removeOldReports(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await inTransaction(deps.db, (trx) => removeClosedCases(trx, daysAgo(deps, REPORT.keptDays)));
  await removeSaltsBefore(deps.db, deps.clock().toISOString().slice(0, 10));
}

type Step = (deps: Deps, dayAgo: Date, signal: AbortSignal) => Promise<unknown>;

const STEPS: Readonly<Record<string, Step>> = {
  reports: removeOldReports,
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
  mails: (deps) => removeFailuresBefore(deps.db, daysAgo(deps, FAILED_MAILS_KEPT_DAYS)),
  palmares: (deps) => markOutdatedModels(deps.db, OUTDATED_MODELS_AT_ONCE),
  // Last, because it may take minutes.
  copies: (deps, _dayAgo, signal) => backfillThumbnails(deps, signal),
};

/** Runs every step. A step that fails is logged and retried in the next round; the other steps still run. */
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

/** What looks at everything that may have become unused: removed images and albums, and old cases. */
export async function runDailyMaintenance(
  deps: Deps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await removeUnused(deps, signal);
  await removeCasesOfDeleted(deps.db, daysAgo(deps, REPORT.keptDays));
}
