import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Generous: a machine that is busy is no fault of the code. What takes long is measured in bench/.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Tests of the server wait for processes and disks more than they compute; Vitest itself would leave a core of two idle.
    maxWorkers: 3,
    projects: [
      { test: { ...patience, name: 'core', root: 'packages/core', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'packages/server/src/testing/postgres.global-setup.ts')],
          ...patience,
        },
      },
      { test: { ...patience, name: 'demo', root: 'packages/demo', include: ['src/**/*.test.ts'] } },
      { test: { ...patience, name: 'web', root: 'packages/web', include: ['src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
