import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asVisitor, createAlbum, createTierlist, signedIn, type TestAlbum } from '../testing/factories.ts';
import { createParser, parseId } from './validation.ts';

let t: TestApp;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  const { user, client } = await signedIn(t);
  me = client;
  album = await createAlbum(t, user);
});
afterAll(() => t.close());

function getRefusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('a parser', () => {
  const Body = Type.Object({
    name: Type.String({ minLength: 2, maxLength: 4 }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    list: Type.Optional(Type.Array(Type.Object({ label: Type.String() }), { maxItems: 2 })),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  });
  const parse = createParser(Body, 'body');

  test.each([
    [{}, 'name', 'required', 'Ce champ est requis.'],
    [{ name: 'abcde' }, 'name', 'too_long', '4\u00A0caractères au maximum.'],
    [{ name: 'a' }, 'name', 'too_short', '2\u00A0caractères au minimum.'],
    [{ name: 'abc', count: 0 }, 'count', 'too_small', 'La valeur doit être au moins 1.'],
    [{ name: 'abc', count: 10 }, 'count', 'too_big', 'La valeur doit être au plus 9.'],
    [{ name: 'abc', count: 1.5 }, 'count', 'invalid', 'Cette valeur n’est pas valide.'],
    [{ name: 'abc', list: [{}] }, 'list.0.label', 'required', 'Ce champ est requis.'],
    [
      { name: 'abc', list: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] },
      'list',
      'too_many',
      '2\u00A0éléments au maximum.',
    ],
    [{ name: 'abc', note: 3 }, 'note', 'invalid', 'Cette valeur n’est pas valide.'],
    [[], '', 'invalid', 'Cette valeur n’est pas valide.'],
  ])('AX-8: says in French what is wrong with %j, at its field', (value, field, code, message) => {
    const { issues } = getRefusal(() => parse(value)).toReply('fr');

    expect(issues).toContainEqual({ field, code, message });
  });

  test('tells each field once', () => {
    const { issues } = getRefusal(() => parse({ name: 'abcde', count: 'x', note: 3 }));

    expect(issues?.map((issue) => issue.field).toSorted()).toEqual(['count', 'name', 'note']);
  });

  test('AX-29: finds a NUL wherever it hides, also in a field that it does not know', () => {
    expect(getRefusal(() => parse({ name: 'a\0c' })).issues?.[0]?.field).toBe('name');
    expect(getRefusal(() => parse({ name: 'abc', other: [{ deep: '\0' }] })).issues?.[0]?.field).toBe(
      'other.0.deep',
    );
  });

  test('AX-27: reads numbers and booleans out of a query, and out of nothing else', () => {
    const query = createParser(Type.Object({ limit: Type.Integer(), all: Type.Boolean() }), 'query');

    expect(query({ limit: '5', all: 'true' })).toEqual({ limit: 5, all: true });
    expect(getRefusal(() => parse({ name: 'abc', count: '5' })).issues?.[0]?.field).toBe('count');
  });

  test('survives a nesting that no honest body has', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level += 1) deep = [deep];

    expect(getRefusal(() => parse({ name: 'abc', deep })).status).toBe(400);
  });
});

describe('an id of a path', () => {
  test.each(['abc', '0', '-1', '1.5', '1e3', '01', ' 1', '', '%00', '１'])('%j is malformed', (raw) => {
    expect(getRefusal(() => parseId(raw)).status).toBe(400);
  });

  test.each(['9007199254740992', '99999999999999999999999'])('%j cannot exist', (raw) => {
    expect(getRefusal(() => parseId(raw)).status).toBe(404);
  });

  test.each([
    ['/album/abc', 400, 'invalid_id'],
    ['/album/9007199254740991', 404, 'not_found'],
    ['/album/99999999999999999999999', 404, 'not_found'],
    ['/tierlist/%00', 400, 'invalid_id'],
    ['/tierlist/1;drop', 400, 'invalid_id'],
  ])('GET %s answers %i %s', async (path, status, code) => {
    const reply = await asVisitor(t).get(path);

    expect([reply.status, reply.code]).toEqual([status, code]);
  });

  test('AX-22: that is malformed is told before a body is looked at', async () => {
    const reply = await me.put('/album/abc', { name: 42 });

    expect(reply.code).toBe('invalid_id');
  });
});

describe('the types of a body', () => {
  test.each([
    ['a number for a text', { name: 42 }, 'name'],
    ['null for a text', { name: null }, 'name'],
    ['a text for a list', { name: 'x', categories: '1' }, 'categories'],
    ['texts for ids', { name: 'x', categories: ['1'] }, 'categories.0'],
    ['an unknown status', { name: 'x', status: 'hidden' }, 'status'],
    ['a fraction for an id', { name: 'x', categories: [1.5] }, 'categories.0'],
  ])('AX-27: are not bent: %s is refused at its field', async (_what, body, field) => {
    const reply = await me.post('/album', body);

    expect([reply.status, reply.code]).toEqual([400, 'validation_failed']);
    expect(reply.issues.map((issue) => issue.field)).toEqual([field]);
  });

  test.each([['"text"'], ['[]'], ['12'], ['true'], ['null']])('%s is not an album', async (payload) => {
    const reply = await me.post('/album', Buffer.from(payload), {
      headers: { 'content-type': 'application/json' },
    });

    expect([reply.status, reply.code]).toEqual([400, 'validation_failed']);
  });

  test('a boolean stays a boolean', async () => {
    const reply = await me.post('/tierlist', { name: 'x', id_album: album.id, private: 'false' });

    expect(reply.issues.map((issue) => issue.field)).toEqual(['private']);
  });

  test('AX-10: an id that no column holds is one that does not exist', async () => {
    const replies = await Promise.all([
      me.post('/tierlist', { name: 'x', id_album: 1e20 }),
      me.post('/album', { name: 'x', categories: [1e20] }),
      me.post('/tierlist/line', { label: 'S', placement: 1, id_tierlist: 1e300 }),
      me.post(`/album/${album.id}/category`, { id_category: 9_007_199_254_740_992 }),
    ]);

    expect(replies.map((reply) => [reply.status, reply.code])).toEqual(replies.map(() => [404, 'not_found']));
  });
});

describe('a body that is not one', () => {
  const raw = (payload: string | Buffer, type: string) =>
    me.post('/album', Buffer.from(payload), { headers: { 'content-type': type } });

  test.each([['{ "name": '], ['{"name": "x",}'], ['nothing'], ['{"__proto__": {"admin": true}}']])(
    'such as %s is 400',
    async (payload) => {
      const reply = await raw(payload, 'application/json');

      expect([reply.status, reply.code]).toEqual([400, 'invalid_request']);
    },
  );

  test.each([
    ['text/plain'],
    ['application/xml'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
  ])('of type %s is 415', async (type) => {
    const reply = await raw('--x--\r\n', type);

    expect([reply.status, reply.code]).toEqual([415, 'unsupported_content_type']);
  });

  test('of more than a megabyte is 413', async () => {
    const reply = await me.post('/album', { name: 'x', filling: 'x'.repeat(1_100_000) });

    expect([reply.status, reply.code]).toEqual([413, 'body_too_large']);
  });

  test('nested without end is refused and not a fault of ours', async () => {
    const reply = await raw(
      `{"name":"x","deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'application/json',
    );

    expect(reply.status).toBe(400);
  });
});

describe('what a body says too much', () => {
  test('AX-27: is ignored and never stored', async () => {
    const created = await me.post('/album', {
      name: 'Un album',
      id: 1,
      account_id: 999,
      author: { id: 999 },
      uses: 40,
      views: 40,
      image_count: 40,
      epoch: 9,
      version: 9,
      deleted_at: '2020-01-01',
    });

    expect(created.status).toBe(201);
    const row = await t.db
      .selectFrom('album')
      .selectAll()
      .where('id', '=', created.data<{ id: number }>().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ uses: 0, views: 0, image_count: 0, epoch: 1, version: 1, deleted_at: null });
    expect(row.account_id).not.toBe(999);
  });

  test('AX-28: does not move a content to another author or album, and alone it is nothing to update', async () => {
    const { user, client } = await signedIn(t);
    const [here, there] = [await createAlbum(t, user), await createAlbum(t, user)];
    const list = await createTierlist(t, user, here);

    const alone = await client.put(`/tierlist/${list.id}`, { id_album: there.id, account_id: 1, author: 1 });
    const along = await client.put(`/tierlist/${list.id}`, {
      id_album: there.id,
      account_id: 1,
      name: 'Neuf',
    });

    expect([alone.status, alone.code]).toEqual([400, 'nothing_to_update']);
    expect(along.status).toBe(200);
    const row = await t.db
      .selectFrom('tierlist')
      .selectAll()
      .where('id', '=', list.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ album_id: here.id, account_id: user.id, name: 'Neuf' });
  });
});

describe('a query', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=abc', 'limit'],
    ['sort=sideways', 'sort'],
    ['scope=theirs', 'scope'],
    ['cursor=nonsense', 'cursor'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
  ])('with %.30s is refused at its field', async (query, field) => {
    const reply = await asVisitor(t).get(`/album?${query}`);

    expect([reply.status, reply.code]).toEqual([400, 'validation_failed']);
    expect(reply.issues.map((issue) => issue.field)).toEqual([field]);
  });

  test('with an album that cannot exist finds nothing', async () => {
    const reply = await asVisitor(t).get('/tierlist?album=99999999999999999999');

    expect(reply.status).toBe(404);
  });

  test('with unknown names is read without them', async () => {
    expect((await asVisitor(t).get('/album?utm_source=x&limit=5')).status).toBe(200);
  });
});
