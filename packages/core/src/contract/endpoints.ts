// Every call of the API as data: method, path (below /api) and the least session it asks for.
// Used by the server to declare its routes, by the client to call them, by the access tests to be complete.
// Safe for the browser: schemas live apart (contract/schemas) because their library weighs 75 kB.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `public`: a dead token is served as a visitor. `session`: 401 without a live session. Finer rights are decided by permissions.ts. */
export type Access = 'public' | 'session';

export type Endpoint = { readonly method: Method; readonly path: string; readonly access: Access };

const callBy =
  <M extends Method>(method: M) =>
  <A extends Access>(path: string, access: A) =>
    ({ method, path, access }) as const;

const get = callBy('GET');
const post = callBy('POST');
const put = callBy('PUT');
const remove = callBy('DELETE');

export const ENDPOINTS = {
  csrfToken: get('/csrf-token', 'public'),
  site: get('/site', 'public'),

  login: post('/login', 'public'),
  register: post('/register', 'public'),
  me: get('/me', 'session'),
  session: get('/session', 'session'),
  revocation: post('/revocation', 'public'),

  forgotPassword: post('/forgot-password', 'public'),
  resetPassword: put('/reset-password', 'public'),
  newPassword: put('/new-password', 'session'),
  updateMe: put('/me', 'session'),
  confirmEmail: put('/email', 'public'),
  exportMe: get('/me/export', 'session'),
  previewDeletion: get('/me/deletion', 'session'),
  deleteMe: remove('/me', 'session'),

  listAlbums: get('/album', 'public'),
  home: get('/home', 'public'),
  getAlbum: get('/album/:id', 'public'),
  createAlbum: post('/album', 'session'),
  updateAlbum: put('/album/:id', 'session'),
  deleteAlbum: remove('/album/:id', 'session'),
  previewAlbumDeletion: get('/album/:id/deletion', 'session'),
  addAlbumCategory: post('/album/:id/category', 'session'),
  countAlbumView: post('/album/:id/view', 'public'),

  createImage: post('/image', 'session'),
  updateImage: put('/image/:id', 'session'),
  deleteImage: remove('/image/:id', 'session'),
  listImageUses: get('/image/:id/uses', 'session'),
  purgeImage: post('/image/:id/purge', 'session'),

  listCategories: get('/category', 'public'),
  createCategory: post('/category', 'session'),
  renameCategory: put('/category/:id', 'session'),
  deleteCategory: remove('/category/:id', 'session'),

  listUsers: get('/user', 'session'),
  updateUser: put('/user/:id', 'session'),
  deleteUser: remove('/user/:id', 'session'),
  listRoles: get('/role', 'session'),
  addUserRole: post('/user/:id/role', 'session'),
  removeUserRole: remove('/user/:id/role', 'session'),

  listFlaggedImages: get('/flagged-image', 'session'),
  decideFlaggedImage: put('/flagged-image/:id', 'session'),
  listAuditEvents: get('/audit', 'session'),

  listTierlists: get('/tierlist', 'public'),
  getTierlist: get('/tierlist/:id', 'public'),
  createTierlist: post('/tierlist', 'session'),
  updateTierlist: put('/tierlist/:id', 'session'),
  deleteTierlist: remove('/tierlist/:id', 'session'),
  listTierlistLines: get('/tierlist/:id/line', 'public'),
  createTierlistLine: post('/tierlist/line', 'session'),
  updateTierlistLine: put('/tierlist/line/:id', 'session'),
  deleteTierlistLine: remove('/tierlist/line/:id', 'session'),
  createTierlistLineImage: post('/tierlist/line/image', 'session'),
  updateTierlistLineImage: put('/tierlist/line/image/:id', 'session'),

  listTournaments: get('/tournament', 'public'),
  getTournament: get('/tournament/:id', 'public'),
  createTournament: post('/tournament', 'session'),
  updateTournament: put('/tournament/:id', 'session'),
  deleteTournament: remove('/tournament/:id', 'session'),
  listTournamentImages: get('/tournament/:id/image', 'public'),
  createTournamentImage: post('/tournament/image', 'session'),
  deleteTournamentImages: remove('/tournament/:id/images', 'session'),

  listRankings: get('/ranking', 'public'),
  getRanking: get('/ranking/:id', 'public'),
  createRanking: post('/ranking', 'session'),
  updateRanking: put('/ranking/:id', 'session'),
  deleteRanking: remove('/ranking/:id', 'session'),
  listRankingImages: get('/ranking/:id/image', 'public'),
  createRankingImage: post('/ranking/image', 'session'),
  deleteRankingImages: remove('/ranking/:id/images', 'session'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

/** Everything the API answers lives below this path; pages are elsewhere on the same origin. */
export const API_BASE = '/api';

/** Fills `:id` in a path. Ids are positive integers, so that no escaping is needed. */
export function pathOf(endpoint: Endpoint, id?: number): string {
  return API_BASE + (id === undefined ? endpoint.path : endpoint.path.replace(':id', String(id)));
}
