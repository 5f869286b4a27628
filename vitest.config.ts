import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The timeouts are generous, because a busy machine is no fault of the code. bench/ measures durations.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

// The test files of a project share a few processes. Isolated, each would load the application and its dependencies again, which takes over
// a second for most server tests. Files share only imported modules: databases, folders, clocks and applications belong to a single file,
// and each file restores the globals it replaces.
const shared = { ...patience, isolate: false };

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
          include: ['src/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'packages/server/src/testing/postgres.global-setup.ts')],
          ...shared,
        },
      },
      { test: { ...shared, name: 'pictures', root: 'packages/pictures', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'demo', root: 'packages/demo', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'scripts', root: 'scripts', include: ['*.test.mjs'] } },
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
