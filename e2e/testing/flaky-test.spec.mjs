// A fixture that scripts/run-report.test.mjs runs with Playwright; it is not one of our journeys.
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
