import type { SessionReply } from '@palmares/core/contract/types';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { createSessionStore } from './session-store.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

const session = (username: string, minutesLeft = 60): SessionReply['data'] => ({
  user: {
    id: 1,
    username,
    nametag: username,
    email: `${username}@example.org`,
    createdAt: '2026-01-01T00:00:00.000Z',
    roles: [],
    language: 'fr',
    voices_left_out: false,
    second_factor_missing: false,
  },
  now: new Date(NOON).toISOString(),
  expiresAt: new Date(NOON + minutesLeft * MINUTE).toISOString(),
});

const refused = (status: number, code: ApiError['code']) => new ApiError({ status, code, message: 'x' });

/** An in-memory browser (storage, clock) and server (one reply). */
function startStore(
  start: { token?: string; reply?: SessionReply['data'] | Error; clock?: number; quiet?: boolean } = {},
) {
  const world = {
    token: start.token ?? null,
    ended: null as 'expired' | 'disabled' | null,
    reply: start.reply ?? session('lina'),
    now: start.clock ?? NOON,
    /** The tokens that the server was asked to revoke. */
    revoked: [] as (string | null)[],
    revocation: Promise.resolve(),
  };
  const store = createSessionStore({
    readToken: () => world.token,
    writeToken: (token) => {
      world.token = token;
    },
    readEnd: () => world.ended,
    writeEnd: (reason) => {
      world.ended = reason;
    },
    clearEnd: () => {
      world.ended = null;
    },
    fetchSession: async () => {
      if (world.reply instanceof Error) throw world.reply;
      return world.reply;
    },
    revoke: () => {
      world.revoked.push(world.token);
      return world.revocation;
    },
    clock: () => world.now,
    isQuiet: () => start.quiet === true,
  });
  return { store, world };
}

describe('the first check', () => {
  test('a visitor never waits', () => {
    expect(startStore().store.state.getState()).toEqual({ status: 'visitor', user: null, problem: null });
  });

  test('AC-61, AC-62: who has a token waits until the server answers', async () => {
    const { store } = startStore({ token: 'mine' });
    expect(store.state.getState().status).toBe('checking');
    await store.refresh();
    expect(store.state.getState()).toMatchObject({ status: 'signed-in', user: { username: 'lina' } });
  });

  test('a session that ended just before the reload, or in another tab, is said; the next sign-in and a sign-out clear that', async () => {
    const { store, world } = startStore();
    world.ended = 'expired';
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: 'expired' });

    world.token = 'new';
    await store.refresh();
    expect(world.ended).toBeNull();
    world.ended = 'expired';
    await store.signOut();
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: null });
  });

  test('AC-63: a dead token is taken away and said', async () => {
    const { store, world } = startStore({ token: 'dead', reply: refused(401, 'token_expired') });
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: 'expired' });
    expect(world.token).toBeNull();
  });

  test('the token of a disabled account is taken away, and that is why', async () => {
    const { store, world } = startStore({ token: 'dead', reply: refused(401, 'session_disabled') });
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: 'disabled' });
    expect(world.token).toBeNull();
  });

  test('AC-68: a dead token is taken away without a word on the pages of who has no session', async () => {
    const { store, world } = startStore({
      token: 'dead',
      reply: refused(401, 'token_expired'),
      quiet: true,
    });
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: null });
    expect(world.token).toBeNull();
  });

  test('AC-63: a silent server does not end the session: the token is kept and tried again', async () => {
    const { store, world } = startStore({ token: 'mine', reply: new NetworkError('/api/session') });
    await store.refresh();
    expect(store.state.getState()).toMatchObject({ status: 'visitor', problem: 'unreachable' });
    expect(world.token).toBe('mine');

    world.reply = session('lina');
    store.check();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.state.getState().status).toBe('signed-in');
  });
});

describe('the watch on the expiry', () => {
  test('AC-64, AC-65: ends a session that is over and not one that is not', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    world.now = NOON + 59 * MINUTE;
    store.check();
    expect(store.state.getState().status).toBe('signed-in');
    world.now = NOON + 60 * MINUTE;
    store.check();
    expect(store.state.getState()).toMatchObject({ status: 'visitor', problem: 'expired' });
    expect(world.token).toBeNull();
  });

  test.each([-3 * 60 * MINUTE, 3 * 60 * MINUTE])(
    "follows the server's clock when the browser's is off by %d ms",
    async (off) => {
      const { store, world } = startStore({ token: 'mine', clock: NOON + off });
      await store.refresh();
      world.now = NOON + off + 59 * MINUTE;
      store.check();
      expect(store.state.getState().status).toBe('signed-in');
      world.now = NOON + off + 61 * MINUTE;
      store.check();
      expect(store.state.getState().status).toBe('visitor');
    },
  );
});

describe('another tab', () => {
  test('AC-66: signing out there makes a visitor here, without a warning', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    world.token = null;
    await store.refresh();
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: null });
  });

  test('AC-66: signing in there as somebody else shows them here', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    world.token = 'theirs';
    world.reply = session('hugo');
    await store.refresh();
    expect(store.state.getState().user?.username).toBe('hugo');
  });
});

describe('a refusal by the server', () => {
  test('AC-67, AC-73: ends the session of that token', async () => {
    const { store } = startStore({ token: 'mine' });
    await store.refresh();
    store.refused('mine', 'disabled');
    expect(store.state.getState()).toMatchObject({ status: 'visitor', problem: 'disabled' });
  });

  test('of a token that is no longer the stored one changes nothing', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    store.refused('older', 'expired');
    expect(store.state.getState().status).toBe('signed-in');
    expect(world.token).toBe('mine');
  });
});

describe('signing in and out', () => {
  test('AC-21, AC-59: the session is loaded when signing in is done', async () => {
    const { store, world } = startStore();
    world.token = 'fresh';
    await store.refresh();
    expect(store.state.getState().user?.username).toBe('lina');
  });

  test('AC-59: signing out revokes the session and forgets the token', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    await store.signOut();
    expect(world).toMatchObject({ token: null, revoked: ['mine'] });
    expect(store.state.getState()).toEqual({ status: 'visitor', user: null, problem: null });
  });

  test('who signs out is a visitor before the server has answered: /login would send them home', async () => {
    const { store, world } = startStore({ token: 'mine' });
    await store.refresh();
    const { promise, resolve } = Promise.withResolvers<void>();
    world.revocation = promise;
    const signedOut = store.signOut();
    expect(world.token).toBeNull();
    expect(store.state.getState().status).toBe('visitor');
    resolve();
    await signedOut;
  });
});
