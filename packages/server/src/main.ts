import { createApp } from './app.ts';
import { runBackground } from './background.ts';
import { createDeps } from './deps.ts';
import { createFirstAdmin } from './identity/account/first-admin.ts';
import { createBackgroundApp, createPrivateApp } from './operations/private-app.ts';
import { runServer } from './run-server.ts';

await runServer(async (foundations) => {
  const deps = await createDeps(foundations);
  const { config, connectionString } = foundations;
  const app = config.role === 'work' ? createBackgroundApp(deps) : await createApp(deps);
  await createFirstAdmin(deps);
  const privateApp = createPrivateApp(deps);
  return {
    app,
    ...(privateApp === null ? {} : { privateApp }),
    close: () => deps.close(),
    ...(config.role === 'web'
      ? {}
      : { background: (signal: AbortSignal) => runBackground(deps, connectionString, signal) }),
    ...(config.demo ? { demoAccounts } : {}),
  };

  // The import is dynamic, because production needs neither the demo package nor its pictures.
  async function demoAccounts() {
    const { prepareDemoAccounts } = await import('./demo/accounts.ts');
    return prepareDemoAccounts(deps);
  }
});
