import { expect, test } from 'vitest';
import { findTimeStep } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const STEP_MS = 30_000;

// Test vectors of its appendix B; apps show the last six digits.
test.each([
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])(
  'AC-78: at %i seconds the code of RFC 6238 is %s, one step away it is known as of its own, two steps away as none',
  (seconds, code) => {
    const time = seconds * 1000;
    const step = Math.floor(time / STEP_MS);
    const stepAt = (steps: number) => findTimeStep(KEY, code, new Date(time + steps * STEP_MS));

    expect([-2, -1, 0, 1, 2].map(stepAt)).toEqual([null, step, step, step, null]);
  },
);

test('a code of another length is none', () => {
  expect(findTimeStep(KEY, '287082', new Date(59_000))).toBe(1);
  expect(findTimeStep(KEY, '87082', new Date(59_000))).toBeNull();
  expect(findTimeStep(KEY, '94287082', new Date(59_000))).toBeNull();
});
