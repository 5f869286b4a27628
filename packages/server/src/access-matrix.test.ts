// Every cell of access-matrix.json is executed over HTTP. A refused call changes nothing, and every answer matches the API description.
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toTemplate } from './publishing/api-description/describe-api.ts';
import { type MatrixRow, SCENARIOS, scenarioKey } from './testing/access-scenarios.ts';
import { type Request, ROOM_COLUMNS, type RoomColumn, type Scene } from './testing/access-scene.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { checksum } from './testing/checksum.ts';
import { type Client, createClient, createTokenClient } from './testing/client.ts';
import { createPersonalToken, createToken, createUser } from './testing/factories.ts';
import { type OpenSite, openSite } from './testing/open-site.ts';
import { createReplyCheck, type ReplyCheck } from './testing/validate-replies.ts';

const { rows } = JSON.parse(readFileSync(new URL('../access-matrix.json', import.meta.url), 'utf8')) as {
  rows: MatrixRow[];
};

const getCall = (row: MatrixRow) => `${row.method} ${row.path}`;

/** Calls on which an invalid token has no more rights than no token (column X of the matrix). */
const LIKE_A_VISITOR = new Set([
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email',
]);

const SESSIONS = ['V', 'O', 'U', 'M', 'A', 'D', 'X expired', 'X forged', 'X revoked'] as const;
/** The owner's personal token with all rights, one of theirs that is read-only, and an admin's with all rights. */
const TOKENS = ['T', 'T reads', 'T of an admin'] as const;
type SessionName = (typeof SESSIONS)[number];
type TokenName = (typeof TOKENS)[number];
type ActorName = SessionName | TokenName | RoomColumn;
type Actors = Readonly<Record<SessionName, Client>>;

const isToken = (actor: ActorName): actor is TokenName => actor.startsWith('T');
const isInRoom = (actor: ActorName): actor is RoomColumn => ROOM_COLUMNS.some((column) => column === actor);

function getExpected(row: MatrixRow, actor: ActorName): number {
  if (actor === 'T reads') return 403;
  if (actor === 'T of an admin') return Number(row.expect.U);
  if (!actor.startsWith('X')) return Number(row.expect[actor as 'V']);
  return Number(LIKE_A_VISITOR.has(row.path) ? row.expect.V : row.expect.D);
}

/** The scope that a call requires of a personal token; null if no token may make it. File routes accept no token. */
function getScope({ method, path }: MatrixRow): TokenScope | null {
  const route = t.app.describedRoutes.find(
    ({ endpoint }) => endpoint.method === method && toTemplate(endpoint.path) === path,
  );
  return route?.token ?? null;
}

/** Tokens tried on a row: a read-only one where a write scope is required, and an admin's where admins have more rights than others. */
function getActors(row: MatrixRow): readonly ActorName[] {
  const scope = getScope(row);
  const reads = scope === 'write' ? (['T reads'] as const) : [];
  const asAdmin = scope !== null && row.expect.A !== row.expect.U ? (['T of an admin'] as const) : [];
  const inRoom = ROOM_COLUMNS.filter((column) => row.expect[column] !== undefined);
  return [...SESSIONS, 'T', ...reads, ...asAdmin, ...inRoom];
}

/** Id of the moderator role in table `role`. */
const MODO = 2;

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
/** The application itself; in a long test, one or two servers behind a proxy. */
let site: OpenSite;
let people: Record<'owner' | 'other' | 'modo' | 'admin', { id: number }>;
let owner: Scene['owner'];
let checkReply: ReplyCheck;

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', collectRoutes);
  t = await createTestApp();
  diagnostics.unsubscribe('fastify.initialization', collectRoutes);
  checkReply = await createReplyCheck(t.app);
  site = await openSite(t);
  const password = 'le mot de passe du propriétaire';
  owner = { ...(await createUser(t, { nametag: 'owner', password })), password };
  people = {
    owner,
    other: await createUser(t),
    modo: await createUser(t, { roles: ['modo'] }),
    admin: await createUser(t, { roles: ['admin'] }),
  };
});

/** Deletes what earlier rows created, because each checksum takes longer as rows accumulate. */
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
  // An earlier row may have deleted an account that is active again below.
  for (const table of [
    'account_erasure',
    'mail_outbox',
    'audit_event',
    'second_factor',
    'personal_token',
  ] as const)
    await t.db.deleteFrom(table).execute();
  const cast = Object.values(people).map(({ id }) => id);
  await t.db.deleteFrom('account').where('id', 'not in', cast).execute();
  // Some rows close an account or remove a role.
  await t.db.updateTable('account').set({ status: 'active' }).where('id', 'in', cast).execute();
  const role = { account_id: people.modo.id, role_id: MODO };
  await t.db
    .insertInto('account_role')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Signs in again for each row, because one of them signs its actors out. */
async function signEverybodyIn(): Promise<Actors> {
  const sign = async (user: { id: number }, how = {}) => createClient(site, await createToken(t, user, how));
  return {
    V: createClient(site),
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

/** Called just before the call, because some of the earlier calls revoke the account's tokens. */
async function takeToken(name: TokenName): Promise<Client> {
  const user = name === 'T of an admin' ? people.admin : people.owner;
  const scope = name === 'T reads' ? 'read' : 'write';
  return createTokenClient(site, (await createPersonalToken(t, user, { scope, used: true })).token);
}

afterAll(async () => {
  await site.close();
  await t.close();
});

const setOwner = (status: 'active' | 'desactive') =>
  t.db.updateTable('account').set({ status }).where('id', '=', owner.id).execute();

/** The data that a call needs. Actors share it when the request does not depend on who sends it. */
type Stage = { readonly request: Request; readonly isShared: boolean };

async function setStage(row: MatrixRow, name: ActorName, actor: Client): Promise<Stage> {
  const scenario = SCENARIOS[scenarioKey(row)];
  if (scenario === undefined) throw new Error('nobody has said how this case is played');
  await setOwner('active');
  const asOwner = async () => createClient(site, await createToken(t, owner));
  const plan = await scenario({ t, owner, asOwner });
  if (typeof plan !== 'function') return { request: plan, isShared: true };
  if (name === 'D') await setOwner('desactive');
  return { request: await plan(actor), isShared: false };
}

/** Returns the differences from the matrix, in words. */
async function playCell(row: MatrixRow, name: ActorName, actor: Client, request: Request): Promise<string[]> {
  const { path, body, cookies, ...extra } = request;
  const wanted = getExpected(row, name);
  const headers = isInRoom(name) ? await addCookie(row, actor, request, cookies?.[name]) : request.headers;
  const reply = await actor.send(row.method, path, body, { ...extra, ...(headers && { headers }) });
  if (reply.status !== wanted) return [`${name}: ${reply.status} instead of ${wanted} ${reply.text}`];
  const refusal = isToken(name) ? getRefusal(row, name) : null;
  if (refusal !== null && reply.code !== refusal) return [`${name}: ${reply.code} instead of ${refusal}`];
  const undescribed = checkReply(row.method, row.path, reply);
  return undescribed === null ? [] : [`${name}: ${undescribed}`];
}

/** The cookie of a seat, beside that of the CSRF token. */
async function addCookie(
  row: MatrixRow,
  actor: Client,
  { headers }: Request,
  seat = '',
): Promise<Record<string, string>> {
  const guards: Record<string, string> = row.method === 'GET' ? {} : await actor.headers();
  const cookie = [guards['cookie'], seat].filter(Boolean).join('; ');
  return { ...headers, ...guards, cookie };
}

/** People in a room have a cookie and no session. */
const getClient = (name: ActorName, actors: Actors): Client | Promise<Client> => {
  if (isToken(name)) return takeToken(name);
  return isInRoom(name) ? actors.V : actors[name];
};

type Played = { readonly name: ActorName; readonly actor: Client };

/** Refused calls change nothing, so actors share a stage. Deactivating the owner changes a row: that actor is played alone. */
async function playRefused(row: MatrixRow, refused: readonly ActorName[], actors: Actors): Promise<string[]> {
  const played: Played[] = [];
  for (const name of refused) played.push({ name, actor: await getClient(name, actors) });
  const { alone = [], together = [] } = Object.groupBy(played, ({ name }) =>
    name === 'D' ? 'alone' : 'together',
  );
  return [...(await playOnStage(row, together)), ...(await playOnStage(row, alone))];
}

/** The checksum is the slow part of a cell: it is taken once for all actors that share the stage. */
async function playOnStage(row: MatrixRow, played: readonly Played[]): Promise<string[]> {
  const [first, ...others] = played;
  if (first === undefined) return [];
  const stage = await setStage(row, first.name, first.actor);
  if (first.name === 'D') await setOwner('desactive');
  const sharing = stage.isShared ? played : [first];
  const before = await checksum(t);
  const wrong: string[] = [];
  for (const { name, actor } of sharing) wrong.push(...(await playCell(row, name, actor, stage.request)));
  if ((await checksum(t)) !== before)
    wrong.push(`${sharing.map(({ name }) => name).join(' or ')}: refused, and yet rows changed`);
  return stage.isShared ? wrong : [...wrong, ...(await playOnStage(row, others))];
}

async function playAllowed(row: MatrixRow, allowed: readonly ActorName[], actors: Actors): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of allowed) {
    const actor = await getClient(name, actors);
    const { request } = await setStage(row, name, actor);
    if (name === 'D') await setOwner('desactive');
    wrong.push(...(await playCell(row, name, actor, request)));
  }
  return wrong;
}

/** The error code for a refusal that is due to the token, independent of its owner. */
function getRefusal(row: MatrixRow, name: TokenName): ErrorCode | null {
  if (name === 'T reads') return 'token_read_only';
  return getScope(row) === null && row.expect.T === '403' ? 'token_not_allowed' : null;
}

describe('the list of calls', () => {
  test('every route of the server has a row in the matrix', () => {
    const known = new Set(rows.map(getCall));

    expect([...calls].filter((call) => !known.has(call))).toEqual([]);
  });

  test('AX-9: every row of the matrix has a route', () => {
    expect([...new Set(rows.map(getCall))].filter((call) => !calls.has(call))).toEqual([]);
  });

  test('AX-20: a live session is told 401 only by the sign-in and by a room in which it has no seat', () => {
    const refused = rows.filter((row) =>
      getActors(row).some((name) => 'OUMA'.includes(name) && getExpected(row, name) === 401),
    );
    const other = refused.filter(({ path }) => path !== '/login' && !path.startsWith('/room/'));
    expect(other.map(scenarioKey)).toEqual([]);
  });

  test('every way of playing a case belongs to a row', () => {
    const known = new Set(rows.map(scenarioKey));

    expect(Object.keys(SCENARIOS).filter((key) => !known.has(key))).toEqual([]);
  });
});

// Proves AX-1, AX-2, AX-4, AX-6, AX-11, AX-12, AX-13, AX-14, AX-15, AX-16, AX-21, AX-30, AX-31, AX-32, AX-35,
// AX-38, AX-39, AX-40, AX-42, AX-43, AX-44, AX-46, AX-51, AX-55, AX-57, AX-59, AX-60, AX-62, AX-64, AX-66,
// AX-67, AC-55, AC-103, AD-1, AD-2, AD-49, AL-63, BU-1, BU-2, RK-62, RK-79, SU-13, SU-22, SH-2, SH-3, SH-4,
// TO-61, AC-89, AD-36.
describe('every cell answers what the matrix says, and a refusal changes nothing', () => {
  test.each(rows.map((row) => [scenarioKey(row), row] as const))('%s', async (_name, row) => {
    await forgetEarlierRows();
    const actors = await signEverybodyIn();
    const { refused = [], allowed = [] } = Object.groupBy(getActors(row), (name) =>
      getExpected(row, name) >= 400 ? 'refused' : 'allowed',
    );

    const wrong = [
      ...(await playRefused(row, refused, actors)),
      ...(await playAllowed(row, allowed, actors)),
    ];

    expect(wrong).toEqual([]);
  });
});
