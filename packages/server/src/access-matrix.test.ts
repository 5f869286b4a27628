// Every cell of access-matrix.json is executed over HTTP, and a refused one changes nothing (access.md).
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf, type MatrixRow, SCENARIOS, type Scene } from './testing/access-scenarios.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { checksum } from './testing/checksum.ts';
import { type Client, createClient } from './testing/client.ts';
import { createToken, createUser } from './testing/factories.ts';

const { rows } = JSON.parse(readFileSync(new URL('../access-matrix.json', import.meta.url), 'utf8')) as {
  rows: MatrixRow[];
};

const callOf = (row: MatrixRow) => `${row.method} ${row.path}`;

/** On these a dead token is worth as much as none (column X of the matrix). */
const LIKE_A_VISITOR = new Set([
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email',
]);

const ACTORS = ['V', 'O', 'U', 'M', 'A', 'D', 'X expired', 'X forged', 'X revoked'] as const;
type ActorName = (typeof ACTORS)[number];

function expectedOf(row: MatrixRow, actor: ActorName): number {
  if (!actor.startsWith('X')) return Number(row.expect[actor as 'V']);
  return Number(LIKE_A_VISITOR.has(row.path) ? row.expect.V : row.expect.D);
}

const calls = new Set<string>();
function collectRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    const path = url.startsWith('/api')
      ? url.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')
      : url.startsWith('/media')
        ? '{path_image}'
        : null;
    for (const one of [method].flat()) if (path !== null && one !== 'HEAD') calls.add(`${one} ${path}`);
  });
}

let t: TestApp;
let people: Record<'owner' | 'other' | 'modo' | 'admin', { id: number }>;
let owner: Scene['owner'];

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', collectRoutes);
  t = await createTestApp();
  diagnostics.unsubscribe('fastify.initialization', collectRoutes);
  const password = 'le mot de passe du propriétaire';
  owner = { ...(await createUser(t, { nametag: 'owner', password })), password };
  people = {
    owner,
    other: await createUser(t),
    modo: await createUser(t, { roles: ['modo'] }),
    admin: await createUser(t, { roles: ['admin'] }),
  };
});

/** What earlier rows made: the more there is, the longer each checksum takes. */
async function forgetEarlierRows(): Promise<void> {
  for (const table of [
    'report_case',
    'tournament',
    'ranking',
    'tierlist',
    'image',
    'album',
    'stored_file',
  ] as const)
    await t.db.deleteFrom(table).execute();
  for (const table of ['mail_outbox', 'audit_event', 'second_factor'] as const)
    await t.db.deleteFrom(table).execute();
  const cast = Object.values(people).map(({ id }) => id);
  await t.db.deleteFrom('account').where('id', 'not in', cast).execute();
}

/** Anew for each row: one of them signs its actors out. */
async function signEverybodyIn(): Promise<Record<ActorName, Client>> {
  const sign = async (user: { id: number }, how = {}) => createClient(t.app, await createToken(t, user, how));
  return {
    V: createClient(t.app),
    O: await sign(people.owner),
    U: await sign(people.other),
    M: await sign(people.modo),
    A: await sign(people.admin),
    D: await sign(people.owner),
    'X expired': await sign(people.owner, { expired: true }),
    'X forged': await sign(people.owner, { key: new Uint8Array(32).fill(7) }),
    'X revoked': await sign(people.owner, { revoked: true }),
  };
}

afterAll(() => t.close());

const setOwner = (status: 'active' | 'desactive') =>
  t.db.updateTable('account').set({ status }).where('id', '=', owner.id).execute();

/** What differs from the matrix, in words; null when the cell holds. */
async function play(row: MatrixRow, name: ActorName, actor: Client): Promise<string | null> {
  const scenario = SCENARIOS[keyOf(row)];
  if (scenario === undefined) return 'nobody has said how this case is played';
  await setOwner('active');
  const asOwner = async () => createClient(t.app, await createToken(t, owner));
  const plan = await scenario({ t, owner, asOwner });
  if (name === 'D') await setOwner('desactive');
  const request = typeof plan === 'function' ? await plan(actor) : plan;
  const { path, body, ...extra } = request;
  const wanted = expectedOf(row, name);
  const before = wanted >= 400 ? await checksum(t.db) : null;

  const reply = await actor.send(row.method, path, body, extra);

  if (reply.status !== wanted) return `${name}: ${reply.status} instead of ${wanted} ${reply.text}`;
  if (before !== null && (await checksum(t.db)) !== before) return `${name}: refused, and yet rows changed`;
  return null;
}

describe('the list of calls', () => {
  test('every route of the server has a row in the matrix', () => {
    const known = new Set(rows.map(callOf));

    expect([...calls].filter((call) => !known.has(call))).toEqual([]);
  });

  test('every row of the matrix has a route', () => {
    expect([...new Set(rows.map(callOf))].filter((call) => !calls.has(call))).toEqual([]);
  });

  test('every way of playing a case belongs to a row', () => {
    const known = new Set(rows.map(keyOf));

    expect(Object.keys(SCENARIOS).filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('every cell answers what the matrix says, and a refusal changes nothing', () => {
  test.each(rows.map((row) => [keyOf(row), row] as const))('%s', async (_name, row) => {
    const wrong: string[] = [];
    await forgetEarlierRows();
    const actors = await signEverybodyIn();
    for (const name of ACTORS) {
      const difference = await play(row, name, actors[name]);
      if (difference !== null) wrong.push(difference);
    }

    expect(wrong).toEqual([]);
  });
});
