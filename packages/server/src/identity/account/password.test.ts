import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { AppError } from '../../errors.ts';
import { hashPassword, verifyPassword } from './password.ts';

const PASSWORD = 'un mot de passe de test';

test('passwords that are checked at once wait for each other, and too many are told to come back', async () => {
  const hash = await hashPassword(PASSWORD);

  const checks = await Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword(hash, PASSWORD)));
  const refused = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason as AppError] : []));

  expect(checks.filter((check) => check.status === 'fulfilled' && check.value).length).toBeGreaterThanOrEqual(
    100,
  );
  expect(refused.length).toBeGreaterThan(150);
  expect(new Set(refused.map(({ code, retryAfter }) => `${code} ${retryAfter}`))).toEqual(
    new Set(['unavailable 2']),
  );
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
});

test('a file is read while many wait to have their password checked', async () => {
  const hash = await hashPassword(PASSWORD);
  let checked = 0;
  const checks = Array.from({ length: 60 }, () =>
    verifyPassword(hash, PASSWORD).finally(() => {
      checked += 1;
    }),
  );

  await readFile(import.meta.filename);
  const before = checked;
  await Promise.all(checks);

  expect(before).toBeLessThan(20);
});
