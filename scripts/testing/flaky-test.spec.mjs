// A fixture that run-report.test.mjs runs with Vitest; it is not one of our tests.
import { describe, expect, test } from 'vitest';

let tries = 0;
test('passes at its second try', () => {
  tries += 1;
  expect(tries).toBe(2);
});

describe('durability', { retry: 0 }, () => {
  let triesOfDurability = 0;
  test('is not tried again', () => {
    triesOfDurability += 1;
    expect(triesOfDurability).toBe(2);
  });
});

test('passes', () => {
  expect(true).toBe(true);
});
