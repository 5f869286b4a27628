import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { PageMeta, Tierlist } from '@palmares/core/contract/types';
import { describe, expect, test } from 'vitest';
import { createClient, type SessionEnd } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import type { Incoming, Outgoing } from './transport.ts';

type Answer = (request: Outgoing) => { status: number; body: unknown; retryAfter?: string } | Error;

const ok = (data: unknown, meta?: unknown) => ({ status: 200, body: { status: 'success', data, meta } });
const refusal = (status: number, code: string, message = 'Refusé.') => ({
  status,
  body: { status: 'error', code, message },
});

/** An in-memory server that answers by a function and records the requests. */
function startClient(answer: Answer, token: string | null = null) {
  const asked: Outgoing[] = [];
  const ends: SessionEnd[] = [];
  const stored = { token };
  let csrfTokens = 0;
  const client = createClient({
    storedToken: () => stored.token,
    onSessionEnd: (end) => ends.push(end),
    transport: async (request): Promise<Incoming> => {
      asked.push({ ...request, headers: { ...request.headers } });
      if (request.url === '/api/csrf-token') {
        csrfTokens += 1;
        return {
          status: 200,
          body: JSON.stringify(ok({ csrfToken: `csrf-${csrfTokens}` }).body),
          retryAfter: null,
        };
      }
      const reply = answer(request);
      if (reply instanceof Error) throw reply;
      const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      return { status: reply.status, body, retryAfter: reply.retryAfter ?? null };
    },
  });
  return { client, asked, ends, stored };
}

const getFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call should have failed');
    },
    (error: unknown) => error,
  );

describe('a call', () => {
  test('AX-7: gives the data of the reply', async () => {
    const { client } = startClient(() => ok({ id: 7 }));
    expect(await client.call(ENDPOINTS.getAlbum, { id: 7 })).toEqual({ id: 7 });
  });

  test('gives the meta of a list beside its rows', async () => {
    const { client } = startClient(() => ok([1, 2], { next_cursor: 'abc' }));
    expect(await client.callWithMeta(ENDPOINTS.listAlbums)).toEqual({
      data: [1, 2],
      meta: { next_cursor: 'abc' },
    });
  });

  test('fills the id and leaves empty query values out', async () => {
    const { client, asked } = startClient(() => ok([]));
    await client.call(ENDPOINTS.getAlbum, { id: 12 });
    await client.call(ENDPOINTS.listAlbums, {
      query: { search: 'été', category: '', cursor: null, limit: 21 },
    });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/album/12',
      '/api/album?search=%C3%A9t%C3%A9&limit=21',
    ]);
  });

  test('AX-23, AX-24: carries the token, the version and the idempotency key', async () => {
    const { client, asked } = startClient(() => ok({ id: 1 }), 'mine');
    await client.call(ENDPOINTS.updateTierlist, {
      id: 1,
      body: {},
      ifMatch: 4,
      idempotencyKey: 'k-12345678',
    });
    expect(asked.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'if-match': '"4"',
      'idempotency-key': 'k-12345678',
      'x-csrf-token': 'csrf-1',
      'content-type': 'application/json',
    });
  });

  test('that reads fails after 20 s without an answer, also the one for the CSRF token; a write has no limit', async () => {
    const { client, asked } = startClient(() => ok({ id: 7 }));
    await client.call(ENDPOINTS.getAlbum, { id: 7 });
    await client.call(ENDPOINTS.countAlbumView, { id: 7 });
    expect(asked.map(({ method, timeoutMs }) => [method, timeoutMs])).toEqual([
      ['GET', 20_000],
      ['GET', 20_000],
      ['POST', undefined],
    ]);
  });

  test('signs in without the token of an earlier session', async () => {
    const { client, asked } = startClient(() => ok({ token: 'new' }), 'old');
    await client.call(ENDPOINTS.login, { body: { identifier: 'lina', password: 'mot de passe' } });
    expect(asked.at(-1)?.headers).not.toHaveProperty('authorization');
  });
});

describe('a call that the contract does not know', () => {
  const { client } = startClient(() => ok({ id: 1 }));
  // Never called: the compiler checks it.
  const calls = () => [
    // @ts-expect-error -- an album is no tier list
    client.call(ENDPOINTS.getAlbum, { id: 1 }) satisfies Promise<Tierlist>,
    // @ts-expect-error -- the body is missing
    client.call(ENDPOINTS.createAlbum),
    // @ts-expect-error -- the body is another call's
    client.call(ENDPOINTS.createAlbum, { body: { identifier: 'lina', password: 'mot de passe' } }),
    // @ts-expect-error -- no such sort
    client.call(ENDPOINTS.listAlbums, { query: { sort: 'random' } }),
    // @ts-expect-error -- what is read takes no body
    client.call(ENDPOINTS.getAlbum, { id: 1, body: { name: 'Chats' } }),
    // @ts-expect-error -- an album has no pages
    client.callWithMeta(ENDPOINTS.getAlbum, { id: 1 }) satisfies Promise<{ meta: PageMeta }>,
    // @ts-expect-error -- a file goes as a form
    client.call(ENDPOINTS.createImage, { body: { name: 'chat' } }),
  ];

  test('does not compile', () => {
    expect(calls).toBeTypeOf('function');
  });
});

describe('CSRF', () => {
  test('is not asked for to read', async () => {
    const { client, asked } = startClient(() => ok([]));
    await client.call(ENDPOINTS.listAlbums);
    expect(asked.map((request) => request.url)).toEqual(['/api/album']);
  });

  test('AX-24: is asked for once for many writes, even at the same time', async () => {
    const { client, asked } = startClient(() => ok({ id: 1 }));
    await Promise.all([1, 2, 3].map(() => client.call(ENDPOINTS.createAlbum, { body: { name: 'Chats' } })));
    expect(asked.filter((request) => request.url === '/api/csrf-token')).toHaveLength(1);
  });

  test('AX-25: a refused token is replaced and the write tried again, once', async () => {
    const { client, asked } = startClient((request) =>
      request.headers['x-csrf-token'] === 'csrf-1' ? refusal(403, 'csrf_invalid') : ok({ id: 5 }),
    );
    expect(await client.call(ENDPOINTS.createAlbum, { body: { name: 'Chats' } })).toEqual({ id: 5 });
    expect(asked.filter((request) => request.url === '/api/album')).toHaveLength(2);
  });

  test('AX-25: a token refused twice is a failure', async () => {
    const { client, asked, ends } = startClient(() => refusal(403, 'csrf_invalid'), 'mine');
    const error = await getFailure(client.call(ENDPOINTS.createAlbum, { body: { name: 'Chats' } }));
    expect(error).toMatchObject({ status: 403, code: 'csrf_invalid' });
    expect(asked.filter((request) => request.url === '/api/album')).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  test('a 403 that is about something else is not tried again', async () => {
    const { client, asked } = startClient(() => refusal(403, 'album_private', 'Accès refusé: album privé'));
    await getFailure(client.call(ENDPOINTS.createAlbum, { body: { name: 'Chats' } }));
    expect(asked.filter((request) => request.url === '/api/album')).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('becomes an ApiError with its code, text, fields and delay', async () => {
    const issues = [{ field: 'name', code: 'required', message: 'Requis.' }];
    const { client } = startClient(() => ({
      status: 400,
      body: { status: 'error', code: 'validation_failed', message: 'À corriger.', issues },
      retryAfter: '30',
    }));
    const error = await getFailure(client.call(ENDPOINTS.listAlbums));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'À corriger.',
      issues,
      retryAfter: 30,
    });
  });

  test.each(['<html>502</html>', '', '[]', '{"status":"error","code":7}'])(
    'that is not ours has the code unknown: %j',
    async (body) => {
      const { client } = startClient(() => ({ status: 502, body }));
      expect(await getFailure(client.call(ENDPOINTS.listAlbums))).toMatchObject({
        status: 502,
        code: 'unknown',
      });
    },
  );

  test('a reply of 200 that is no success is a failure too', async () => {
    const { client } = startClient(() => ({ status: 200, body: { status: 'error' } }));
    expect(await getFailure(client.call(ENDPOINTS.listAlbums))).toMatchObject({
      status: 200,
      code: 'unknown',
    });
  });

  test('silence stays what it is', async () => {
    const { client } = startClient(() => new NetworkError('/api/album'));
    expect(await getFailure(client.call(ENDPOINTS.listAlbums))).toBeInstanceOf(NetworkError);
  });
});

describe('the session ends', () => {
  test('AC-67, AC-73, BU-21: for a 401 to the token that is still stored', async () => {
    const { client, ends } = startClient(() => refusal(401, 'token_expired'), 'mine');
    await getFailure(client.call(ENDPOINTS.me));
    expect(ends).toEqual([{ token: 'mine', reason: 'expired' }]);
  });

  test.each([
    [403, 'account_disabled'],
    [401, 'session_disabled'],
  ])('for a disabled account: %i %s', async (status, code) => {
    const { client, ends } = startClient(() => refusal(status, code), 'mine');
    await getFailure(client.call(ENDPOINTS.me));
    expect(ends).toEqual([{ token: 'mine', reason: 'disabled' }]);
  });

  test('not for a 401 to a token that was replaced meanwhile', async () => {
    const { client, ends, stored } = startClient(() => {
      stored.token = 'newer';
      return refusal(401, 'session_revoked');
    }, 'old');
    await getFailure(client.call(ENDPOINTS.me));
    expect(ends).toEqual([]);
  });

  test('not for a visitor, nor for wrong credentials', async () => {
    const visitor = startClient(() => refusal(401, 'auth_required'));
    await getFailure(visitor.client.call(ENDPOINTS.me));
    const wrong = startClient(() => refusal(401, 'invalid_credentials'), 'mine');
    await getFailure(
      wrong.client.call(ENDPOINTS.login, { body: { identifier: 'lina', password: 'mot de passe' } }),
    );
    expect([...visitor.ends, ...wrong.ends]).toEqual([]);
  });

  test.each(['forbidden', 'album_private', 'content_private', 'forbidden_field'])(
    'not for the coded 403 %s, which belongs to the screen',
    async (code) => {
      const { client, ends } = startClient(() => refusal(403, code), 'mine');
      await getFailure(client.call(ENDPOINTS.getAlbum, { id: 1 }));
      expect(ends).toEqual([]);
    },
  );
});
