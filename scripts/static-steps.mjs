import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const projects = [
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'packages/pictures/tsconfig.json',
  'packages/pictures/tsconfig.test.json',
  'packages/texts/tsconfig.json',
  'packages/server/tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.test.json',
  'packages/demo/tsconfig.json',
  'e2e/tsconfig.json',
  'tools/bench/tsconfig.json',
  'tools/browsers/tsconfig.json',
  'tools/long-tests/tsconfig.json',
];

const format = { name: 'format', commands: [['biome', 'check', '.']] };
const lint = {
  name: 'lint',
  commands: [
    ['oxlint', '--type-aware', '--deny-warnings'],
    ['node', 'scripts/checks/check-styles.mjs'],
    ['node', 'scripts/checks/check-texts.mjs'],
    ['node', 'scripts/checks/check-literals.mjs'],
  ],
};
// One checker: each of the compiler's default four repeats most of the work, and all projects are compiled at once anyway.
const types = {
  name: 'types',
  commands: projects
    .filter((project) => existsSync(join(root, project)))
    .map((project) => ['tsc', '-p', project, '--checkers', '1']),
};

const imports = { name: 'direction of imports', commands: [['node', 'scripts/checks/check-imports.mjs']] };

const lock = { name: 'lock file', commands: [['node', 'scripts/complete-lock.mjs', '--check']] };

/** The steps of `npm run check`, for every commit: at most a minute. CONTRIBUTING.md lists them. */
export const fastSteps = [format, lint, types, imports, lock];

/** All steps that only read the sources. */
export const staticSteps = [
  ...fastSteps,
  { name: 'unused code', commands: [['knip', '--no-progress']] },
  {
    name: 'documents',
    commands: [
      ['node', 'scripts/checks/check-docs.mjs'],
      ['node', 'scripts/checks/check-requirements.mjs'],
    ],
  },
  { name: 'commit messages', commands: [['node', 'scripts/checks/check-commits.mjs']] },
];
