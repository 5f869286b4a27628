// One measured call for every endpoint of the API. The types require each: a new endpoint without one does not compile, and fails the bench.
import { ALL_ENDPOINTS, type AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { type AccountLink, replaceLink } from '@palmares/server/identity/password/account-link.repository';
import { sql } from 'kysely';
import { FREQUENT_WORD } from '../seed/seeded-names.ts';
import { PASSWORD } from '../site/caller.ts';
import { asAdmin, asAuthor, asVisitor, type Calls, type Prepare, REPORT, send } from './call.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { type Cost, measureRead, measureWrite } from './measure-work.ts';
import { ROOM_CALLS } from './room-calls.ts';
import * as subjects from './subjects.ts';
import type { World } from './world.ts';

export async function measureCall(world: World, name: AnyEndpointName): Promise<Cost> {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const prepare: Prepare = CALLS[name];
  if (endpoint.method !== 'GET')
    return measureWrite(
      world,
      async () => prepare(world),
      (call) => send(world, endpoint, call),
    );
  const call = await prepare(world);
  return measureRead(world, () => send(world, endpoint, call));
}

const ACCOUNT_CALLS = {
  csrfToken: asVisitor,
  site: asVisitor,
  login: ({ author }) => ({ body: { identifier: author.nametag, password: PASSWORD } }),
  async finishLogin(world) {
    const { person, code } = await subjects.makeSecured(world);
    const login = { identifier: person.nametag, password: PASSWORD };
    const { ticket } = await subjects.ask<{ ticket: string }>(person, 'POST', '/login', login);
    return { body: { ticket, code } };
  },
  register({ next }) {
    const nametag = `register.${next()}`;
    return { body: { username: nametag, nametag, email: `${nametag}@example.org`, password: PASSWORD } };
  },
  me: asAuthor,
  session: asAuthor,
  revocation: async (world) => ({ as: await subjects.makePerson(world) }),
  forgotPassword: ({ author }) => ({ body: { email: `${author.nametag}@example.org` } }),
  async resetPassword(world) {
    return { body: { token: await makeLink(world, 'password_reset', null), password: PASSWORD } };
  },
  newPassword: async (world) => ({
    as: await subjects.makePerson(world),
    body: { current_password: PASSWORD, new_password: `${PASSWORD} again` },
  }),
  updateMe: ({ author, next }) => ({ as: author, body: { username: `Nom ${next()}` } }),
  async confirmEmail(world) {
    return { body: { token: await makeLink(world, 'email_change', `new.${world.next()}@example.org`) } };
  },
  exportMe: asAuthor,
  previewDeletion: asAuthor,
  deleteMe: async (world) => ({
    as: await subjects.makePersonWithAlbum(world),
    body: { currentPassword: PASSWORD },
  }),
  getSecondFactor: asAuthor,
  beginSecondFactor: async (world) => ({
    as: await subjects.makePerson(world),
    body: { currentPassword: PASSWORD },
  }),
  async confirmSecondFactor(world) {
    const person = await subjects.makePerson(world);
    return { as: person, body: { code: await subjects.beginSecondFactor(person) } };
  },
  async removeSecondFactor(world) {
    const { person, code } = await subjects.makeSecured(world);
    return { as: person, body: { currentPassword: PASSWORD, code } };
  },
  async renewRecoveryCodes(world) {
    const { person, code } = await subjects.makeSecured(world);
    return { as: person, body: { currentPassword: PASSWORD, code } };
  },
  listTokens: asAuthor,
  createToken: async (world) => ({
    as: await subjects.makePerson(world),
    body: { name: 'Un script', scope: 'read', days: 30, currentPassword: PASSWORD },
  }),
  async deleteToken(world) {
    const person = await subjects.makePerson(world);
    const body = { name: 'Un script', scope: 'read', days: 30, currentPassword: PASSWORD };
    const { data } = await person.call('POST', '/me/token', body);
    return { as: person, id: data.id };
  },
} as const satisfies Partial<Calls>;

async function makeLink(
  world: World,
  kind: 'password_reset' | 'email_change',
  newEmail: AccountLink['newEmail'],
): Promise<string> {
  const { accountId } = await subjects.makePerson(world);
  const token = `a link of the bench ${world.next()}`;
  await replaceLink(world.site.db, { accountId, kind, newEmail }, { token, now: new Date() });
  return token;
}

const ALBUM_CALLS = {
  getAuthor: async (world) => ({ query: { nametag: await findNametag(world) } }),
  async oembed(world) {
    const { publicUrl } = await subjects.ask<{ publicUrl: string }>(world.author, 'GET', '/site');
    return { query: { url: `${publicUrl}/tierlists/${await subjects.pickPublic(world, 'tierlist')}` } };
  },
  listAlbums: asVisitor,
  search: async () => ({ query: { q: FREQUENT_WORD } }),
  home: asVisitor,
  getAlbum: async (world) => ({ id: await subjects.pickPublicAlbum(world) }),
  getPalmares: async (world) => ({ id: await subjects.pickPublicAlbum(world) }),
  createAlbum: ({ author, next }) => ({
    as: author,
    body: { name: `Un album ${next()}`, status: 'public', categories: [1] },
  }),
  async updateAlbum(world) {
    const { id } = await subjects.makeAlbum(world);
    return { as: world.author, id, body: { name: 'Un autre nom', status: 'private' } };
  },
  deleteAlbum: async (world) => ({ as: world.author, id: (await subjects.makeAlbum(world)).id }),
  previewAlbumDeletion: async (world) => ({ as: world.author, id: (await subjects.makeAlbum(world)).id }),
  addAlbumCategory: async (world) => ({
    as: world.author,
    id: (await subjects.makeAlbum(world)).id,
    body: { id_category: 1 },
  }),
  countAlbumView: async (world) => ({ id: (await subjects.makeAlbum(world)).id }),
  async createImage(world) {
    const { id } = await subjects.makeAlbum(world);
    return { as: world.author, query: { album: String(id) }, form: await subjects.makeUpload(id) };
  },
  updateImage: async (world) => ({
    as: world.author,
    id: (await subjects.makeAlbum(world)).images[0] ?? 0,
    body: { name: 'Un autre nom' },
  }),
  deleteImage: async (world) => ({
    as: world.author,
    id: (await subjects.makeAlbum(world)).images[0] ?? 0,
  }),
  listImageUses: async (world) => ({ as: world.admin, id: await subjects.pickPopularImage(world) }),
  async purgeImage(world) {
    const { album } = await subjects.makeContent(world, 'tierlist');
    return { as: world.admin, id: album.images[0] ?? 0 };
  },
} as const satisfies Partial<Calls>;

async function findNametag({ site }: World): Promise<string> {
  const { rows } = await sql<{ nametag: string }>`
    select u.nametag from album a join account u on u.id = a.account_id
    where u.status = 'active' and a.status = 'public' order by a.id limit 1`.execute(site.db);
  return rows[0]?.nametag ?? '';
}

const makeCategory = async ({ admin, next }: World): Promise<number> =>
  (await admin.call('POST', '/category', { name: `Rayon ${next()}` })).data.id;

const ADMIN_CALLS = {
  listCategories: asVisitor,
  createCategory: ({ admin, next }) => ({ as: admin, body: { name: `Rayon ${next()}` } }),
  renameCategory: async (world) => ({
    as: world.admin,
    id: await makeCategory(world),
    body: { name: `Rayon ${world.next()}` },
  }),
  deleteCategory: async (world) => ({ as: world.admin, id: await makeCategory(world) }),
  listUsers: asAdmin,
  listRemovals: asAdmin,
  updateUser: async (world) => ({
    as: world.admin,
    id: await subjects.pickAccount(world),
    body: { status: 'desactive' },
  }),
  deleteUser: async (world) => ({
    as: world.admin,
    id: (await subjects.makePersonWithAlbum(world)).accountId,
  }),
  listRoles: asAdmin,
  countUserVoices: async (world) => ({
    as: world.admin,
    id: await subjects.pickAccount(world),
    body: { counted: false },
  }),
  listVoiceWaves: asAdmin,
  addUserRole: async (world) => ({
    as: world.admin,
    id: await subjects.pickAccount(world),
    body: { id_role: 2 },
  }),
  async removeUserRole(world) {
    const id = await subjects.pickAccount(world);
    await world.admin.call('POST', `/user/${id}/role`, { id_role: 2 });
    return { as: world.admin, id, body: { id_role: 2 } };
  },
  listFlaggedImages: asAdmin,
  decideFlaggedImage: async (world) => ({
    as: world.admin,
    id: await subjects.findId(
      world,
      sql`select image_id as id from flagged_image where state = 'pending' order by image_id limit 1`,
    ),
    body: { state: 'kept' },
  }),
  listAuditEvents: asAdmin,
} as const satisfies Partial<Calls>;

const REPORT_CALLS = {
  reportAlbum: async (world) => ({ id: (await subjects.makeAlbum(world)).id, body: REPORT }),
  reportImage: async (world) => ({ id: (await subjects.makeAlbum(world)).images[0] ?? 0, body: REPORT }),
  async reportAuthor(world) {
    const { nametag } = await subjects.makePerson(world);
    return { body: { ...REPORT, nametag } };
  },
  listQueue: asAdmin,
  getCase: async (world) => ({ as: world.admin, id: await subjects.makeCase(world) }),
  decideCase: async (world) => ({
    as: world.admin,
    id: await subjects.makeCase(world),
    body: { act: 'dismiss' },
  }),
  listDecisions: asAuthor,
  async contestDecision(world) {
    const id = await subjects.makeCase(world);
    await world.admin.call('PUT', `/moderation/${id}`, { act: 'hide', reason: 'Un motif.' });
    return { as: world.author, id, body: { text: 'Je conteste.' } };
  },
} as const satisfies Partial<Calls>;

const CALLS: Calls = {
  ...ACCOUNT_CALLS,
  ...ALBUM_CALLS,
  ...ADMIN_CALLS,
  ...REPORT_CALLS,
  ...CONTENT_CALLS,
  ...ROOM_CALLS,
};

/** Also finds an endpoint that only the running code has: types are not checked before a bench. */
export function listMeasuredCalls(): AnyEndpointName[] {
  const names = Object.keys(ALL_ENDPOINTS) as AnyEndpointName[];
  const missing = names.filter((name) => !Object.hasOwn(CALLS, name));
  if (missing.length > 0) throw new Error(`api-calls.ts says no call for ${missing.join(', ')}`);
  return names;
}
