// What a server does behind its answers. Any number of servers may do all of it on one database at the same time: docs/decisions/0072 says for
// each how it is done once.
import { keepErasureList } from './backup/erasure-list.ts';
import { repeatBackups } from './backup/repeat-backups.ts';
import { repeatRefresh } from './content/palmares/refresh-palmares.ts';
import { createImages, type Deps, UNHURRIED_MS } from './deps.ts';
import { composeMail } from './identity/password/compose-mail.ts';
import { startMailer } from './mail/mailer.ts';
import { repeatMaintenance } from './maintenance.ts';

/** Until the signal. */
export async function runBackground(
  deps: Deps,
  connectionString: string,
  signal: AbortSignal,
): Promise<void> {
  const images = await createImages(deps.config, UNHURRIED_MS);
  await Promise.all([
    repeatMaintenance(deps, signal),
    startMailer(deps, composeMail, signal),
    repeatRefresh(deps, signal),
    keepErasureList(deps, signal),
    repeatBackups({ ...deps, images }, connectionString, signal),
    ...(deps.config.demo ? [fillDemo(deps, signal)] : []),
  ]);
}

/** Loaded only where it is wanted: production needs neither the demo package nor its pictures. */
async function fillDemo(deps: Deps, signal: AbortSignal): Promise<void> {
  const demoFill = await import('./demo/fill.ts');
  await demoFill.fillDemo(deps, signal);
}
