// Background jobs of a server. Any number of servers may run all of them on one database (docs/decisions/0072). What prevents doubled work:
// - maintenance: its steps can be repeated; resizing of old images takes an advisory lock (catalog/image/backfill-thumbnails.ts);
// - mails: a lease on each row (mail/outbox.repository.ts);
// - deletions and purges: each batch takes what is left, under the locks of the rows (trust/removal/finish-removals.ts);
// - palmarès: advisory locks for each lane and album (content/palmares/palmares.repository.ts);
// - erasure list: `for update skip locked` (backup/erasure-list.ts);
// - large indexes: an advisory lock (db/large-indexes.ts);
// - counters of albums: `for update skip locked` (catalog/album-state/album-counts.repository.ts);
// - backups and demo: an advisory lock (backup/backup-connection.ts, demo/fill.ts).
import { maintainErasureList } from './backup/erasure-list.ts';
import { repeatBackups } from './backup/repeat-backups.ts';
import { repeatCountMerges } from './catalog/album-state/merge-album-counts.ts';
import { repeatRefresh } from './content/palmares/refresh-palmares.ts';
import { repeatLargeIndexes } from './db/large-indexes.ts';
import { BACKGROUND_TIMEOUT_MS, createImages, type Deps } from './deps.ts';
import { composeMail } from './identity/password/compose-mail.ts';
import { startMailer } from './mail/mailer.ts';
import { repeatMaintenance } from './maintenance.ts';
import { repeatRemovals } from './trust/removal/finish-removals.ts';

/** Runs until the signal is aborted. */
export async function runBackground(
  deps: Deps,
  connectionString: string,
  signal: AbortSignal,
): Promise<void> {
  const images = await createImages(deps.config, BACKGROUND_TIMEOUT_MS);
  await Promise.all([
    repeatMaintenance(deps, signal),
    startMailer(deps, (row) => composeMail(deps, row), signal),
    repeatRemovals(deps, signal),
    repeatRefresh(deps, signal),
    repeatCountMerges(deps, signal),
    repeatLargeIndexes(deps, connectionString, signal),
    maintainErasureList(deps, signal),
    repeatBackups({ ...deps, images }, connectionString, signal),
    ...(deps.config.demo ? [fillDemo(deps, signal)] : []),
  ]);
}

/** The import is dynamic, because production needs neither the demo package nor its pictures. */
async function fillDemo(deps: Deps, signal: AbortSignal): Promise<void> {
  const demoFill = await import('./demo/fill.ts');
  await demoFill.fillDemo(deps, signal);
}
