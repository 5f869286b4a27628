// The scopes of mutation testing: which files are mutated, and which tests run.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listImports } from '../../../scripts/checks/list-imports.mjs';
import { root } from '../../../scripts/repository.mjs';

const isTest = /\.test\.ts$/;

export const scopes = {
  core: {
    project: 'core',
    files: 'packages/core/src/**/*.ts',
    // Excluded: declarations checked by types and the access matrix, and data whose values a test could only repeat.
    leftOut: /\/contract\/|\/limits\.ts$|\/common-passwords\.ts$/,
    tests: /^packages\/core\//,
    // Ranges of test durations in milliseconds. Fast tests run first and detect most mutants, so few
    // remain for the others. Tests that take seconds are excluded.
    rounds: [
      [0, 20],
      [20, 1_500],
    ],
    // Pure functions leave no state behind.
    hasState: false,
  },
  services: {
    project: 'server',
    files:
      'packages/server/src/{{identity,catalog,content,trust,publishing}/**/{*.service,quarantine,erase-account,export-account},http/*}.ts',
    leftOut: /\/http\/(context|request-log|web-app)\.ts$/,
    // Excludes tests that start processes, which run the original code.
    tests: /^packages\/server\/src\/(identity|catalog|content|rooms|trust|publishing|http|access-matrix)/,
    rounds: [[0, 1_500]],
    hasState: true,
  },
};

const isWanted = (file, parts) => parts.length === 0 || parts.some((part) => file.includes(part));

export function listSources(scope, wanted) {
  return globSync(scope.files, { cwd: root })
    .filter((file) => !isTest.test(file) && !scope.leftOut.test(file))
    .filter((file) => isWanted(file, wanted))
    .sort();
}

/** The tests that load one of the files, nearest first: `[{ test, distances: Map(file → steps) }]`. */
export function listTests(scope, files, wanted) {
  const imports = new Map();
  const getImports = (file) => {
    if (!imports.has(file)) {
      const source = file.endsWith('.ts') ? readFileSync(join(root, file), 'utf8') : '';
      const found = source ? listImports(file, source).filter(({ typeOnly }) => !typeOnly) : [];
      imports.set(
        file,
        found.map(({ target }) => target).filter((target) => target.startsWith('packages/')),
      );
    }
    return imports.get(file);
  };
  const tests = globSync('packages/*/src/**/*.test.ts', { cwd: root }).filter(
    (file) => scope.tests.test(file) && isWanted(file, wanted),
  );
  return tests
    .map((test) => {
      const distances = new Map([[test, 0]]);
      for (const [file, distance] of distances)
        for (const target of getImports(file))
          if (!distances.has(target)) distances.set(target, distance + 1);
      return { test, distances };
    })
    .filter(({ distances }) => files.some((file) => distances.has(file)))
    .sort((a, b) => rank(a.test) - rank(b.test) || a.test.localeCompare(b.test));
}

/** Example tests run before property tests, which take a thousand times longer to detect the same; the access matrix runs last. */
const rank = (test) => (/access-matrix/.test(test) ? 2 : /properties/.test(test) ? 1 : 0);
