// Reply and audit event of an admin's change of a category.
import type { CategoryRef } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, createUser, type TestUser } from '../../testing/factories.ts';

let t: TestApp;
let admin: TestUser;
let asAdmin: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t, { roles: ['admin'] });
  asAdmin = await as(t, admin);
});
afterAll(() => t.close());

let serial = 0;
const newName = () => `Catégorie ${++serial}`;

const getTrail = (target: string) =>
  t.db
    .selectFrom('audit_event')
    .where('target', '=', target)
    .orderBy('id')
    .select(['account_id', 'event'])
    .execute();

test('a category is noted when it is made, renamed and deleted, by its name of then', async () => {
  const [name, renamed] = [newName(), newName()];
  const { id } = (await asAdmin.post('/category', { name })).data<CategoryRef>();
  const reply = await asAdmin.put(`/category/${id}`, { name: ` ${renamed} ` });
  await asAdmin.delete(`/category/${id}`);

  expect(reply.data<CategoryRef>()).toEqual({ id, name: renamed, name_en: null });
  expect(await getTrail(name)).toEqual([{ account_id: admin.id, event: 'category_created' }]);
  expect(await getTrail(renamed)).toEqual([
    { account_id: admin.id, event: 'category_renamed' },
    { account_id: admin.id, event: 'category_deleted' },
  ]);
});

test('a category that is gone is not found, and nothing is noted', async () => {
  const name = newName();
  const { id } = (await asAdmin.post('/category', { name })).data<CategoryRef>();
  await asAdmin.delete(`/category/${id}`);
  const before = await getTrail(name);
  const other = newName();

  const replies = [
    await asAdmin.put(`/category/${id}`, { name: other }),
    await asAdmin.delete(`/category/${id}`),
  ];

  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
  expect(await getTrail(name)).toEqual(before);
  expect(await getTrail(other)).toEqual([]);
});
