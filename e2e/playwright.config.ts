import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';

/** Another port for another run at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 3210);
/** Of a server that something else has started (`npm run test:long -- image`), with its place written down by prepare-place.ts. */
const given = process.env['BASE_URL'];
const chromium = chromiumLaunch();
const pictures = process.env['CI'] === undefined ? 'on' : 'only-on-failure';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  fullyParallel: false,
  // Journeys wait as much as they compute: four fill two cores (330 s with three, 292 s with five, which leave nothing idle). Files
  // share the server, each with people and albums of its own.
  workers: 4,
  // In CI a journey that fails is played once more, and named as flaky if it then passes (scripts/journey-report.mjs).
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'report', open: 'never' }],
    ...(process.env['JOURNEY_REPORT'] === undefined ? [] : [['../scripts/journey-report.mjs'] as const]),
  ],
  use: {
    baseURL: given ?? `http://127.0.0.1:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Journeys see what the network answers; those of offline.spec.ts, with a service worker, say so.
    serviceWorkers: 'block',
    // Nothing is waited for that only moves: on two cores without a graphics card what moves costs more than what is played. With
    // all that moves: journey.spec.ts, tierlist-editor.phone.spec.ts and every component test.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: pictures,
    // In CI a trace is recorded where it is wanted only: when a journey that failed is played again.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...chromium,
      // Without a locale Chromium does not find files whose names are not ASCII; journeys choose and drop such files.
      env: { ...chromium.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds: to optimise their code takes longer than it saves (a tenth of all).
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
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          stdout: 'pipe',
        },
      }
    : {}),
});
