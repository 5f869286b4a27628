import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.mjs';
import { fastSteps, staticSteps } from './static-steps.mjs';

test('`npm run check` runs what CONTRIBUTING says, and `npm test` begins with it', async () => {
  const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const said = /^npm run check +(.+):/m.exec(contributing)?.[1];

  expect(fastSteps.map(({ name }) => name).join(', ')).toBe(said);
  expect(staticSteps.slice(0, fastSteps.length)).toEqual(fastSteps);
});
