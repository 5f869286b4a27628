// Not a journey of ours: what scripts/run-report.test.mjs lets Playwright play.
import { expect, test } from '@playwright/test';

test('passes at its second try', () => {
  expect(test.info().retry).toBe(1);
});

test('never passes', () => {
  expect(true).toBe(false);
});

test('passes', () => {
  expect(true).toBe(true);
});
