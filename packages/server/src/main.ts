import { createApp } from './app.ts';
import { openBackground } from './background.ts';
import { createDeps } from './deps.ts';
import { createFirstAdmin } from './identity/account/first-admin.ts';
import { createBackgroundApp, createPrivateApp } from './operations/private-app.ts';
import { runServer } from './run-server.ts';

await runServer(async (foundations) => {
  const deps = await createDeps(foundations);
  const { config, directUrl } = foundations;
  const app = config.role === 'work' ? createBackgroundApp(deps) : await createApp(deps);
  await createFirstAdmin(deps);
  const privateApp = createPrivateApp(deps);
  const background = config.role === 'web' ? null : await openBackground(deps, directUrl);
  return {
    app,
    ...(privateApp === null ? {} : { privateApp }),
    close: async () => {
      await Promise.all([background?.close(), deps.close()]);
    },
    ...(background === null ? {} : { background: (signal: AbortSignal) => background.run(signal) }),
    ...(config.demo ? { demoAccounts } : {}),
  };

  // The import is dynamic, because production needs neither the demo package nor its pictures.
  async function demoAccounts() {
    const { prepareDemoAccounts } = await import('./demo/accounts.ts');
    return prepareDemoAccounts(deps);
  }
});
