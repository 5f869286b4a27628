import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

/** Set another port to run twice at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 3210);
/** Address of a server started elsewhere (`npm run test:long -- image`), described by prepare-server-data.ts. */
const given = process.env['BASE_URL'];
const chromium = chromiumLaunch();
const pictures = process.env['CI'] === undefined ? 'on' : 'only-on-failure';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: false,
  // Journeys wait as much as they compute, so four workers keep two cores busy (330 s with three, 292 s with five but without reserve).
  // Files share the server, each with its own users and albums.
  workers: 4,
  // In CI a failed journey is retried once, and reported as flaky if it then passes (scripts/journey-report.mjs).
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, because a busy machine is no fault of the code.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'report', open: 'never' }],
    ...(process.env['JOURNEY_REPORT'] === undefined ? [] : [['../scripts/journey-report.mjs'] as const]),
  ],
  use: {
    baseURL: given ?? `http://127.0.0.1:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Journeys observe network replies, which a service worker would hide. offline.spec.ts enables it.
    serviceWorkers: 'block',
    // Journeys do not wait for animations: on two cores without a GPU these cost more than the journey. Animations are covered by
    // journey.spec.ts, tierlist-editor.phone.spec.ts and, in `npm run test:long -- thorough`, every component test.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: pictures,
    // A trace in CI is recorded only when a failed journey is retried.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...chromium,
      // Without a locale Chromium does not find files with non-ASCII names, which journeys choose and drop.
      env: { ...chromium.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds, so optimising their code costs more than it saves (a tenth of the total).
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: /phone/,
    },
  ],
  ...(given === undefined
    ? {
        webServer: {
          command: `node start-server.ts ${PORT}`,
          url: `http://127.0.0.1:${PORT}/api/site`,
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          stdout: 'pipe',
        },
      }
    : {}),
});
