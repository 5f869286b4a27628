import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readOrCreateSecret } from './secret.ts';
import { createTestDatabase } from './testing/database.ts';

test('processes that start together agree on one secret, and keep it', async () => {
  const database = await createTestDatabase();

  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => readOrCreateSecret(database.db, randomBytes)),
  );
  const later = await readOrCreateSecret(database.db, () => {
    return Buffer.alloc(32, 1);
  });
  await database.drop();

  expect(new Set([...secrets, later]).size).toBe(1);
  expect(Buffer.from(later, 'base64url')).toHaveLength(32);
});

test('two installations have two secrets', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);

  const secrets = await Promise.all([one, other].map(({ db }) => readOrCreateSecret(db, randomBytes)));
  await Promise.all([one.drop(), other.drop()]);

  expect(secrets[0]).not.toBe(secrets[1]);
});
