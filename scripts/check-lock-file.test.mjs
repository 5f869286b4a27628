import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLockFaults, withoutIncomplete } from './check-lock-file.mjs';
import { root } from './repository.mjs';

const integrity = 'sha512-abc==';
const whole = {
  '': { name: 'project' },
  'packages/core': { name: 'core', optionalDependencies: { canvas: '1' } },
  'node_modules/core': { resolved: 'packages/core', link: true },
  'node_modules/canvas': { integrity, optionalDependencies: { 'canvas-arm64': '1', 'canvas-x64': '1' } },
  'node_modules/canvas-arm64': { integrity },
  'node_modules/canvas/node_modules/canvas-x64': { integrity },
};

test('a whole lock file has no fault, nor has ours', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));

  expect(findLockFaults(whole)).toEqual([]);
  expect(findLockFaults(packages)).toEqual([]);
});

test('a checksum that is missing or weak, a missing package of another system and the host of a registry are faults', () => {
  const { 'node_modules/canvas-arm64': _gone, ...rest } = whole;
  const faulty = {
    ...rest,
    'node_modules/canvas/node_modules/canvas-x64': { version: '1' },
    'node_modules/old': { integrity: 'sha1-abc=' },
    'node_modules/bound': { integrity, resolved: 'https://registry.example/bound.tgz' },
  };

  expect(findLockFaults(faulty)).toEqual([
    'canvas-arm64 is missing, an optional package of node_modules/canvas',
    'node_modules/canvas/node_modules/canvas-x64 has no sha512 checksum',
    'node_modules/old has no sha512 checksum',
    'node_modules/bound names its registry: https://registry.example/bound.tgz',
  ]);
});

test('npm looks up anew what is incomplete, and what asks for it', () => {
  const faulty = { ...whole, 'node_modules/canvas-arm64': { version: '1' } };

  expect(withoutIncomplete(whole)).toEqual(whole);
  expect(Object.keys(withoutIncomplete(faulty))).toEqual([
    '',
    'packages/core',
    'node_modules/core',
    'node_modules/canvas/node_modules/canvas-x64',
  ]);
});
