// Audit events and rate limits of profile changes, and an export while its contents are being deleted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountContext } from '../../http/context.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { as, asVisitor, createAlbum, createUser, signedIn } from '../../testing/factories.ts';
import { exportAccount } from '../../trust/account-data/export-account.ts';
import { replaceLink } from '../password/account-link.repository.ts';

const PASSWORD = 'ancien-renard-roux';
const TOKEN = 'un-lien-de-test';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const getEvents = async (id: number) => {
  const rows = t.db
    .selectFrom('audit_event')
    .where('account_id', '=', id)
    .orderBy('id')
    .select(['event', 'ip']);
  return rows.execute();
};

test('a new address leaves a line when it is asked for, and one when its link was followed', async () => {
  const lea = await createUser(t, { password: PASSWORD });
  const email = 'neuve@example.org';

  await (await as(t, lea)).put('/me', { email, currentPassword: PASSWORD });
  const asked = await getEvents(lea.id);
  const link = { kind: 'email_change', accountId: lea.id, newEmail: email } as const;
  await replaceLink(t.db, link, { token: TOKEN, now: t.clock.now() });
  const followed = await asVisitor(t).put('/email', { token: TOKEN });

  expect(followed.status).toBe(200);
  expect(asked).toEqual([{ event: 'email_change_asked', ip: expect.any(String) }]);
  expect(await getEvents(lea.id)).toEqual([...asked, { event: 'email_changed', ip: expect.any(String) }]);
});

test('five new addresses may be asked for in an hour; other changes are not counted among them', async () => {
  const limited = await createTestApp({ config: { rateLimits: true } });
  const client = await as(limited, await createUser(limited, { password: PASSWORD }));
  const ask = (index: number) =>
    client.put('/me', { email: `neuve${index}@example.org`, currentPassword: PASSWORD });

  for (let index = 0; index < 6; index += 1) await client.put('/me', { username: `Nom ${index}` });
  const replies = [];
  for (let index = 0; index < 6; index += 1) replies.push(await ask(index));
  const renamed = await client.put('/me', { username: 'Nom dernier' });
  await limited.close();

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(renamed.status).toBe(200);
});

describe('an export', () => {
  /** Reads the export up to the list of albums, whose ids are fixed then. */
  async function begin() {
    const { user, client } = await signedIn(t);
    const kept = await createAlbum(t, user, { name: 'Qui reste', status: 'private' });
    const gone = await createAlbum(t, user, { name: 'Qui part' });
    const actor = { kind: 'account', id: user.id, admin: false, modo: false } as const;
    const state = { broken: false };
    const clock = () => {
      if (state.broken) throw new Error('Something else than an album that is gone');
      return t.deps.clock();
    };
    const pieces = await exportAccount({ ...t.deps, clock }, { actor } as AccountContext);
    let text = '';
    while (!text.includes('"albums"')) text += String((await pieces.next()).value);
    return { client, kept, gone, pieces, text, state };
  }

  test('leaves out what is deleted while it is written, and is whole all the same', async () => {
    const { client, kept, gone, pieces, text } = await begin();

    await client.delete(`/album/${gone.id}`);
    let whole = text;
    for await (const piece of pieces) whole += piece;

    const { albums } = JSON.parse(whole) as { albums: { id: number }[] };
    expect(albums.map(({ id }) => id)).toEqual([kept.id]);
  });

  test('breaks off where something else fails, instead of passing for whole', async () => {
    const { pieces, state } = await begin();

    state.broken = true;

    await expect(pieces.next()).rejects.toThrow('Something else');
  });
});
