import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests of the server wait for processes and disks more than they compute; Vitest itself would leave a core of two idle.
    maxWorkers: 3,
    projects: [
      { test: { name: 'core', root: 'packages/core', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'packages/server/src/testing/postgres.global-setup.ts')],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'demo', root: 'packages/demo', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
