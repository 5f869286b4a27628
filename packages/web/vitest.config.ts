// Component tests in a real browser (docs/decisions/0027-layers-of-tests.md), compiled like the app. The other tests of this package are in
// the project `web` of the root's vitest.config.ts.

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../e2e/chromium.ts';

export default defineConfig({
  plugins: [react()],
  // All imports are pre-bundled before the first test: a dependency found later would reload the page during the tests.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.component.test.tsx'] },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // As in the vitest.config.ts of the root.
    tags: [{ name: 'thorough' }],
    // Six additional screenshots of each dialog take longer (testing/display-modes.ts).
    testTimeout: process.env['VITE_PICTURES'] === 'looks' ? 600_000 : 180_000,
    hookTimeout: 240_000,
    // A look at a page computes the roles and names of its elements: four times as many cost a ninth of the run.
    expect: { poll: { timeout: 30_000, interval: 200 } },
    // All test files of a worker share one page: a page per file would load the app's modules again. The setup file resets the shared
    // state.
    isolate: false,
    // Same limit as the other projects, with which this one runs.
    maxWorkers: 4,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] },
        contextOptions: {
          locale: 'fr-FR',
          timezoneId: 'Europe/Paris',
          // Animations cost a tenth of the run; `npm run test:long -- thorough` runs the tests with it.
          reducedMotion: process.env['TEST_MOTION'] === 'on' ? 'no-preference' : 'reduce',
        },
        actionTimeout: 60_000,
      }),
    },
  },
});
