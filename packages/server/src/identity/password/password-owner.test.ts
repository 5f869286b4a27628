// A new password that resembles its owner's names, and the browser in which a link was followed.
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOptions } from '../../http/cookies.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { as, asVisitor, createUser } from '../../testing/factories.ts';
import { readKnownDevice } from '../account/known-device.ts';
import { replaceLink } from './account-link.repository.ts';

const OLD = 'ancien-renard-roux';
const SAME = 'Le mot de passe doit être différent de votre nametag et de votre adresse email.';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function createLink(token: string) {
  const lea = await createUser(t, { nametag: `renard-${token}`, password: OLD });
  const link = { kind: 'password_reset', accountId: lea.id, newEmail: null } as const;
  await replaceLink(t.db, link, { token, now: t.clock.now() });
  return lea;
}

test.each(['nametag', 'email'] as const)(
  'AC-6: the %s is no password, neither by a link nor by a change',
  async (name) => {
    const token = `lien-${name}`;
    const lea = await createLink(token);
    const client = await as(t, lea);

    const changed = await client.put('/new-password', { current_password: OLD, new_password: lea[name] });
    const reset = await asVisitor(t).put('/reset-password', { token, password: lea[name] });

    for (const reply of [changed, reset])
      expect([reply.status, reply.code, reply.message]).toEqual([400, 'validation_failed', SAME]);
  },
);

test('the browser in which a reset ended is known to that account, and to no other', async () => {
  const lea = await createLink('lien-suivi');
  const other = await createUser(t);

  const reply = await asVisitor(t).put('/reset-password', {
    token: 'lien-suivi',
    password: 'nouveau-renard-bleu',
  });

  expect(reply.status).toBe(200);
  const { name } = cookieOptions(t.deps.config, 'device');
  const value = new RegExp(`${name}=([^;]+)`).exec(String(reply.headers['set-cookie']))?.[1] ?? '';
  const known = readKnownDevice(t.deps, { cookies: { [name]: value } } as unknown as FastifyRequest);
  expect([typeof known(lea.id), known(other.id)]).toEqual(['string', null]);
});
