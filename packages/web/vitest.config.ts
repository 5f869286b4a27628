// Components in a real browser (docs/decisions/0027-layers-of-tests.md), compiled as the app is. The other tests of this package
// stand in the project `web` of the root's vitest.config.ts.
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../e2e/chromium.ts';
import { reactPlugin } from './build/react-plugin.ts';

export default defineConfig({
  plugins: [reactPlugin()],
  // All that the app imports is bundled before the first test: what is found later has the page loaded anew, under the tests.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.component.test.tsx'] },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // Six pictures more of each dialog take their time (testing/looks.ts).
    testTimeout: process.env['VITE_PICTURES'] === 'looks' ? 600_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // One page for the files of a worker: each of its own would load the modules of the app again. The setup file puts back what they share.
    isolate: false,
    // As the other projects, of which it is one of the run.
    maxWorkers: 4,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] },
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
        actionTimeout: 30_000,
      }),
    },
  },
});
