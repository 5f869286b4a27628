import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

const projects = [
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'packages/pictures/tsconfig.json',
  'packages/pictures/tsconfig.test.json',
  'packages/server/tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.test.json',
  'packages/demo/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
];

const format = { name: 'format', commands: [['biome', 'check', '.']] };
const lint = {
  name: 'lint',
  commands: [
    ['oxlint', '--type-aware', '--deny-warnings'],
    ['node', 'scripts/check-styles.mjs'],
    ['node', 'scripts/check-texts.mjs'],
  ],
};
const types = {
  name: 'types',
  commands: projects
    .filter((project) => existsSync(join(root, project)))
    .map((project) => ['tsc', '-p', project]),
};

const imports = { name: 'direction of imports', commands: [['node', 'scripts/check-imports.mjs']] };

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
      ['node', 'scripts/check-docs.mjs'],
      ['node', 'scripts/check-requirements.mjs'],
    ],
  },
  { name: 'commit messages', commands: [['node', 'scripts/check-commits.mjs']] },
];
