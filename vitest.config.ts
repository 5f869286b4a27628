import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The timeouts are generous, because a busy machine is no fault of the code. tools/bench measures durations.
const patience = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

// The files of a project share a few processes. In one of its own each would load the application, and whatever else it needs,
// again: over a second for most tests of the server. What the files share is what they import, and none leaves anything in it:
// databases, folders, clocks and applications are each file's own, and whoever replaces something global puts it back.
// `npm test` leaves out tests with the tag `thorough`; `npm run test:long -- thorough` runs all.
const tags = [{ name: 'thorough', description: 'exhaustive variants of tests that npm test runs' }];
const shared = { ...patience, isolate: false, tags };

export default defineConfig({
  test: {
    // Server tests mostly wait for processes and disks. With Vitest's default, one of two cores would be idle.
    maxWorkers: 4,
    projects: [
      { test: { ...shared, name: 'core', root: 'packages/core', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          // The long tests and benchmarks share the server's test database.
          include: ['src/**/*.test.ts', '../../tools/{long-tests,bench}/src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'packages/server/src/testing/postgres.global-setup.ts')],
          ...shared,
        },
      },
      { test: { ...shared, name: 'texts', root: 'packages/texts', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'pictures', root: 'packages/pictures', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'demo', root: 'packages/demo', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
      {
        test: {
          ...shared,
          name: 'web',
          root: 'packages/web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.component.test.tsx'],
        },
      },
      'packages/web/vitest.config.ts',
    ],
  },
});
