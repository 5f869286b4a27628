// Scenarios of the admin panel: users, roles, categories, flagged images, audit trail.
import type { Request, Scenario, Scene } from './access-scene.ts';
import type { Client } from './client.ts';
import { createAlbum, createUser } from './factories.ts';

const MODO = 2;

const fixed =
  (path: string, body?: unknown): Scenario =>
  async () => ({ path, body });

const onSomebody =
  (request: (id: number) => Request): Scenario =>
  async ({ t }) =>
    request((await createUser(t)).id);

/** A request about the actor's own account; a visitor names an existing one. */
const onOneself =
  (body?: unknown): Scenario =>
  async ({ owner }) =>
  async (actor: Client) => {
    const reply = await actor.get('/session');
    const id = reply.status === 200 ? reply.data<{ user: { id: number } }>().user.id : owner.id;
    return { path: `/user/${id}`, body };
  };

const onCategory =
  (body?: unknown): Scenario =>
  async ({ t }) => {
    const name = `Rayon ${Math.random().toString(36).slice(2)}`;
    const row = await t.db
      .insertInto('category')
      .values({ name, name_key: name.toLowerCase() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { path: `/category/${row.id}`, body };
  };

const onFlag =
  (state: 'kept' | 'removed'): Scenario =>
  async ({ t, owner }: Scene) => {
    const album = await createAlbum(t, owner, { images: 3, files: true });
    const image = album.images[0] ?? 0;
    await t.db
      .insertInto('flagged_image')
      .values({ image_id: image, scores: JSON.stringify({ Sexy: 0.9 }) })
      .execute();
    return { path: `/flagged-image/${image}`, body: { state } };
  };

export const ADMIN_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'POST /category | -': async () => ({
    path: '/category',
    body: { name: `Neuve ${Math.random().toString(36).slice(2)}`, name_en: 'New' },
  }),
  'PUT /category/{id} | -': onCategory({ name: `Autre ${Math.random().toString(36).slice(2)}` }),
  'DELETE /category/{id} | -': onCategory(),
  'GET /user | -': fixed('/user'),
  'PUT /user/{id} | status; another user': onSomebody((id) => ({
    path: `/user/${id}`,
    body: { status: 'desactive' },
  })),
  'PUT /user/{id} | status; own id or last admin': onOneself({ status: 'desactive' }),
  'DELETE /user/{id} | another user': onSomebody((id) => ({ path: `/user/${id}` })),
  'DELETE /user/{id} | own id or last admin': onOneself(),
  'PUT /user/{id}/voices | another user': onSomebody((id) => ({
    path: `/user/${id}/voices`,
    body: { counted: false },
  })),
  'GET /voice-wave | list': fixed('/voice-wave'),
  'GET /removal | list': fixed('/removal'),
  'GET /role | -': fixed('/role'),
  'POST /user/{id}/role | new role': onSomebody((id) => ({
    path: `/user/${id}/role`,
    body: { id_role: MODO },
  })),
  'DELETE /user/{id}/role | held role': async ({ t }) => {
    const user = await createUser(t, { roles: ['modo'] });
    return { path: `/user/${user.id}/role`, body: { id_role: MODO } };
  },
  'GET /flagged-image | list': fixed('/flagged-image'),
  'PUT /flagged-image/{id} | kept': onFlag('kept'),
  'PUT /flagged-image/{id} | removed': onFlag('removed'),
  'GET /audit | list': fixed('/audit'),
};
