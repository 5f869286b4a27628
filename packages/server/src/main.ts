import { createApp } from './app.ts';
import { createDeps } from './deps.ts';
import { runServer } from './run-server.ts';

await runServer(async (foundations) => {
  const deps = await createDeps(foundations);
  const app = await createApp(deps);
  return {
    app,
    close: () => deps.close(),
    ...(foundations.config.demo ? { demoAccounts, background } : {}),
  };

  // Loaded only where it is wanted: production needs neither the demo package nor its pictures.
  async function demoAccounts() {
    const { prepareDemoAccounts } = await import('./demo/accounts.ts');
    return prepareDemoAccounts(deps);
  }
  async function background(signal: AbortSignal) {
    const { fillDemo } = await import('./demo/fill.ts');
    await fillDemo(deps, signal);
  }
});
