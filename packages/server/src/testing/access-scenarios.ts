// The scenario of each case of the access matrix: its prerequisites, and the one request whose status the matrix gives. A scene begins with
// an active owner; the test deactivates the owner afterwards if needed, and substitutes the actor.

import { gradientPng } from '../../fixtures/images.ts';
import { ACCOUNT_SCENARIOS } from './access-scenarios-account.ts';
import { ADMIN_SCENARIOS } from './access-scenarios-admin.ts';
import { CONTENT_SCENARIOS } from './access-scenarios-contents.ts';
import { IMAGE_SCENARIOS } from './access-scenarios-images.ts';
import { REPORT_SCENARIOS } from './access-scenarios-reports.ts';
import { ROOM_SCENARIOS } from './access-scenarios-rooms.ts';
import { SECOND_FACTOR_SCENARIOS } from './access-scenarios-second-factor.ts';
import type { Request, RoomColumn, Scenario, Scene } from './access-scene.ts';
import type { Method } from './client.ts';
import { createAlbum, createUser } from './factories.ts';
import { encodeForm, FORM_TYPE } from './form.ts';

type Status = 'public' | 'private' | 'quarantined';

const getAlbum = ({ t, owner }: Scene, status: Status, images = 4) =>
  createAlbum(t, owner, { status, images });

/** A request on an album with that status. */
const onAlbum =
  (status: Status, body?: unknown, suffix = ''): Scenario =>
  async (scene) => ({ path: `/album/${(await getAlbum(scene, status)).id}${suffix}`, body });

const onImage =
  (status: Status, body?: unknown, images = 4): Scenario =>
  async (scene) => ({ path: `/image/${(await getAlbum(scene, status, images)).images[0]}`, body });

let picture: Promise<Buffer> | undefined;

async function uploadTo(albumId: number): Promise<Request> {
  picture ??= gradientPng(40, 30);
  const fields = [
    ['name', 'Une image'],
    ['id_album', String(albumId)],
    ['file', { file: await picture }],
  ] as const;
  return { path: '/image', body: encodeForm(fields), headers: { 'content-type': FORM_TYPE } };
}

const uploading =
  (status: Status): Scenario =>
  async (scene) =>
    uploadTo((await getAlbum(scene, status)).id);

const plain =
  (path: string, body?: unknown): Scenario =>
  async () => ({ path, body });

const onAuthor =
  (status: 'active' | 'desactive' | 'deleted'): Scenario =>
  async ({ t }) => ({ path: `/author?nametag=${(await createUser(t, { status })).nametag}` });

const bareFile = (key: string | undefined) => `/media/${key}/full.webp`;

/** Returns the address that the actor gets from the album, or the bare one if they get none. */
const ownAddress =
  (status: Status): Scenario =>
  async ({ t, owner }) => {
    const album = await createAlbum(t, owner, { status, files: true });
    return async (actor) => {
      const reply = await actor.get(`/album/${album.id}`);
      const shown =
        reply.status === 200
          ? reply.data<{ images: { path_image: string | null }[] }>().images[0]
          : undefined;
      return { path: shown?.path_image ?? bareFile(album.keys[0]) };
    };
  };

const staleAddress: Scenario = async ({ t, owner, asOwner }) => {
  const album = await createAlbum(t, owner, { status: 'private', files: true });
  const reply = await (await asOwner()).get(`/album/${album.id}`);
  const [image] = reply.data<{ images: { path_image: string }[] }>().images;
  await t.db.updateTable('album').set({ epoch: 2 }).where('id', '=', album.id).execute();
  return { path: image?.path_image ?? '' };
};

let registered = 0;
function newcomer(): Record<string, string> {
  registered += 1;
  return {
    username: 'Nouvelle personne',
    nametag: `nouvelle${registered}`,
    email: `nouvelle${registered}@example.org`,
    password: 'phrase de passe assez longue',
  };
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'GET /csrf-token | -': plain('/csrf-token'),
  'POST /login | right credentials': async ({ owner }) => ({
    path: '/login',
    body: { identifier: owner.nametag, password: owner.password },
  }),
  'POST /login | wrong password or unknown identifier': async ({ owner }) => ({
    path: '/login',
    body: { identifier: owner.nametag, password: 'pas le bon' },
  }),
  'POST /register | valid': async () => ({ path: '/register', body: newcomer() }),
  'POST /register | nametag or email taken': async ({ t }) => {
    const taken = await createUser(t);
    return { path: '/register', body: { ...newcomer(), nametag: taken.nametag } };
  },
  'GET /me | -': plain('/me'),
  'POST /revocation | -': plain('/revocation'),
  'GET /site | -': plain('/site'),
  'GET /home | -': plain('/home'),
  'GET /search | words': plain('/search?q=album'),
  'GET /search | one kind': plain('/search?q=album&kind=author'),
  'GET /search | nothing to look for': plain('/search?q=%25'),
  'GET /session | -': plain('/session'),
  'GET /author | active account': onAuthor('active'),
  'GET /author | deactivated account': onAuthor('desactive'),
  'GET /author | deleted account': onAuthor('deleted'),
  'GET /author | unknown nametag': plain('/author?nametag=personne.du.tout'),

  'GET /album | list': plain('/album'),
  'GET /album/{id} | public': onAlbum('public'),
  'GET /album/{id} | private': onAlbum('private'),
  'GET /album/{id} | quarantined': onAlbum('quarantined'),
  'GET /album/{id} | unknown id': plain('/album/999999999'),
  'GET /album/{id} | malformed id': plain('/album/12abc'),
  'GET /album/{id}/palmares | public': onAlbum('public', undefined, '/palmares'),
  'GET /album/{id}/palmares | private': onAlbum('private', undefined, '/palmares'),
  'GET /album/{id}/palmares | quarantined': onAlbum('quarantined', undefined, '/palmares'),
  'POST /album | status public': plain('/album', { name: 'Un album', status: 'public' }),
  'POST /album | status private': plain('/album', { name: 'Un album', status: 'private' }),
  'POST /album | status quarantined': plain('/album', { name: 'Un album', status: 'quarantined' }),
  'PUT /album/{id} | name; public': onAlbum('public', { name: 'Autre nom' }),
  'PUT /album/{id} | name; private': onAlbum('private', { name: 'Autre nom' }),
  'PUT /album/{id} | name; quarantined': onAlbum('quarantined', { name: 'Autre nom' }),
  'PUT /album/{id} | status public<->private': onAlbum('public', { status: 'private' }),
  'PUT /album/{id} | status := quarantined': onAlbum('public', { status: 'quarantined' }),
  'PUT /album/{id} | status out of quarantine': onAlbum('quarantined', { status: 'public' }),
  'DELETE /album/{id} | public': onAlbum('public'),
  'DELETE /album/{id} | private': onAlbum('private'),
  'DELETE /album/{id} | quarantined': onAlbum('quarantined'),
  'GET /album/{id}/deletion | public': onAlbum('public', undefined, '/deletion'),
  'GET /album/{id}/deletion | private': onAlbum('private', undefined, '/deletion'),
  'GET /album/{id}/deletion | quarantined': onAlbum('quarantined', undefined, '/deletion'),
  'POST /album/{id}/category | public': onAlbum('public', { id_category: 1 }, '/category'),
  'POST /album/{id}/category | private': onAlbum('private', { id_category: 1 }, '/category'),
  'POST /album/{id}/category | quarantined': onAlbum('quarantined', { id_category: 1 }, '/category'),
  'POST /album/{id}/view | public': onAlbum('public', undefined, '/view'),
  'POST /album/{id}/view | private': onAlbum('private', undefined, '/view'),
  'POST /album/{id}/view | quarantined': onAlbum('quarantined', undefined, '/view'),

  'POST /image | id_album public': uploading('public'),
  'POST /image | id_album private': uploading('private'),
  'POST /image | id_album quarantined': uploading('quarantined'),
  'POST /image | id_album unknown': () => uploadTo(999_999_999),
  'PUT /image/{id} | album public': onImage('public', { name: 'Autre', id_album: 1 }),
  'PUT /image/{id} | album private': onImage('private', { name: 'Autre' }),
  'PUT /image/{id} | album quarantined': onImage('quarantined', { name: 'Autre' }),
  'DELETE /image/{id} | album public, >3 images': onImage('public'),
  'DELETE /image/{id} | album public, 3 images left': onImage('public', undefined, 3),
  'DELETE /image/{id} | album private': onImage('private'),
  'DELETE /image/{id} | album quarantined': onImage('quarantined'),
  'GET {path_image} | album public': ownAddress('public'),
  'GET {path_image} | album private, unsigned or stale URL': staleAddress,
  'GET {path_image} | album private, URL from own GET /album/{id}': ownAddress('private'),
  'GET {path_image} | album quarantined': ownAddress('quarantined'),

  'GET /category | -': plain('/category'),
  ...ACCOUNT_SCENARIOS,
  ...CONTENT_SCENARIOS,
  ...IMAGE_SCENARIOS,
  ...ADMIN_SCENARIOS,
  ...REPORT_SCENARIOS,
  ...ROOM_SCENARIOS,
  ...SECOND_FACTOR_SCENARIOS,
};

export const scenarioKey = (row: { method: string; path: string; case: string }): string =>
  `${row.method} ${row.path} | ${row.case}`;

export type MatrixRow = {
  readonly method: Method;
  readonly path: string;
  readonly case: string;
  readonly expect: Readonly<Record<'V' | 'O' | 'U' | 'M' | 'A' | 'D' | 'T', string>> &
    Readonly<Partial<Record<RoomColumn, string>>>;
};
