// GET /author: an account as everybody sees it (docs/decisions/0048-home-album-and-author-pages.md).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createUser, signedIn, type TestUser } from '../../testing/factories.ts';

const PASSWORD = 'une phrase de passe bien longue';

let t: TestApp;
let lea: TestUser;
let asLea: Client;
let readers: readonly Client[];
beforeAll(async () => {
  t = await createTestApp();
  ({ user: lea, client: asLea } = await signedIn(t, {
    nametag: 'lea.d_b-2',
    username: 'Léa',
    roles: ['modo'],
  }));
  readers = [asVisitor(t), asLea, (await signedIn(t, { roles: ['admin'] })).client];
});
afterAll(() => t.close());

const read = (client: Client, nametag: string) =>
  client.get(`/author?nametag=${encodeURIComponent(nametag)}`);

describe('the author behind a nametag', () => {
  test('is a name and a nametag and nothing else, whoever asks', async () => {
    for (const reader of readers)
      expect((await read(reader, lea.nametag)).data()).toEqual({ username: 'Léa', nametag: 'lea.d_b-2' });
  });

  test.each(['LEA.D_B-2', ' lea.d_b-2 ', 'ｌｅａ.d_b-2'])(
    'is the same however it is written: %j',
    async (nametag) => {
      expect((await read(asVisitor(t), nametag)).data()).toMatchObject({ nametag: 'lea.d_b-2' });
    },
  );

  test.each([
    ['that nobody has', 'personne'],
    ['that nobody can have', 'é'],
    ['that is a number', '1'],
    ['that is empty', ''],
  ])('is not found for one %s', async (_what, nametag) => {
    expect((await read(asVisitor(t), nametag)).status).toBe(404);
  });

  test('has to be asked for', async () => {
    expect((await asVisitor(t).get('/author')).code).toBe('validation_failed');
  });

  test('follows a change of the name at once', async () => {
    await asLea.put('/me', { username: 'Léa Dubois' });

    expect((await read(asVisitor(t), lea.nametag)).data()).toMatchObject({ username: 'Léa Dubois' });
  });

  test('is gone while the account is deactivated, to the staff too, and back afterwards', async () => {
    const away = await createUser(t, { nametag: 'absente' });
    const set = (status: 'active' | 'desactive') =>
      t.db.updateTable('account').set({ status }).where('id', '=', away.id).execute();
    await set('desactive');
    for (const reader of readers) expect((await read(reader, away.nametag)).status).toBe(404);

    await set('active');
    expect((await read(asVisitor(t), away.nametag)).status).toBe(200);
  });

  test('is gone with the account', async () => {
    const { user, client } = await signedIn(t, { nametag: 'partie', password: PASSWORD });
    expect((await read(asVisitor(t), user.nametag)).status).toBe(200);

    expect((await client.delete('/me', { currentPassword: PASSWORD })).status).toBe(200);

    for (const reader of readers) expect((await read(reader, user.nametag)).status).toBe(404);
  });
});
