import { createApp } from './app.ts';
import { keepErasureList } from './backup/erasure-list.ts';
import { repeatBackups } from './backup/repeat-backups.ts';
import { assertNotHalfRestored } from './backup/restore-state.ts';
import { createDeps, createImages, UNHURRIED_MS } from './deps.ts';
import { startMailer } from './mail/mailer.ts';
import { repeatMaintenance } from './maintenance.ts';
import { createFirstAdmin } from './modules/account/first-admin.ts';
import { repeatRefresh } from './modules/palmares/refresh-palmares.ts';
import { composeMail } from './modules/password/compose-mail.ts';
import { createPrivateApp } from './operations/private-app.ts';
import { runServer } from './run-server.ts';

await runServer(async (foundations) => {
  await assertNotHalfRestored(foundations.db);
  const deps = await createDeps(foundations);
  const app = await createApp(deps);
  const { config, connectionString } = foundations;
  const { demo } = config;
  await createFirstAdmin(deps);
  const privateApp = createPrivateApp(deps);
  return {
    app,
    ...(privateApp === null ? {} : { privateApp }),
    close: () => deps.close(),
    background,
    ...(demo ? { demoAccounts } : {}),
  };

  // Loaded only where it is wanted: production needs neither the demo package nor its pictures.
  async function demoAccounts() {
    const { prepareDemoAccounts } = await import('./demo/accounts.ts');
    return prepareDemoAccounts(deps);
  }
  async function fillDemo(signal: AbortSignal) {
    const demoFill = await import('./demo/fill.ts');
    await demoFill.fillDemo(deps, signal);
  }
  async function background(signal: AbortSignal) {
    const images = await createImages(config, UNHURRIED_MS);
    await Promise.all([
      repeatMaintenance(deps, signal),
      startMailer(deps, composeMail, signal),
      repeatRefresh(deps, signal),
      keepErasureList(deps, signal),
      repeatBackups({ ...deps, images }, connectionString, signal),
      ...(demo ? [fillDemo(signal)] : []),
    ]);
  }
});
