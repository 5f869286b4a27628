// Scenarios of reports, of the moderation queue and of its decisions.
import type { ContentKind } from '@palmares/core/content-kind';
import type { CaseState } from '@palmares/core/report/case';
import type { Request, Scenario } from './access-scene.ts';
import { createAlbum, createTierlist, createUser } from './factories.ts';
import { createCase } from './report-factories.ts';
import { SAMPLE_RESULTS } from './sample-results.ts';

const BODY = { reason: 'illegal', text: 'À regarder.' };

type Status = 'public' | 'private';

const onAlbum =
  (status: Status): Scenario =>
  async ({ t, owner }) => ({
    path: `/album/${(await createAlbum(t, owner, { status })).id}/report`,
    body: BODY,
  });

const onImage =
  (status: Status): Scenario =>
  async ({ t, owner }) => ({
    path: `/image/${(await createAlbum(t, owner, { status })).images[0]}/report`,
    body: BODY,
  });

const onContent =
  (kind: ContentKind, isPrivate: boolean): Scenario =>
  async ({ t, owner, asOwner }) => {
    const album = await createAlbum(t, owner);
    const reply = await (await asOwner()).post(`/${kind}`, {
      name: 'Un contenu',
      private: isPrivate,
      id_album: album.id,
      ...SAMPLE_RESULTS[kind](album.images),
    });
    return { path: `/${kind}/${reply.data<{ id: number }>().id}/report`, body: BODY };
  };

const onHidden =
  (request: (id: number) => Request): Scenario =>
  async ({ t, owner }) => {
    const { id } = await createTierlist(t, owner, await createAlbum(t, owner));
    await t.db.updateTable('tierlist').set({ hidden: true }).where('id', '=', id).execute();
    return request(id);
  };

const onCase =
  (state: CaseState, request: (id: number) => Request): Scenario =>
  async ({ t, owner }) =>
    request((await createCase(t, owner, { state })).id);

const deciding = (state: CaseState, act: string): Scenario =>
  onCase(state, (id) => ({ path: `/moderation/${id}`, body: { act, reason: 'Un motif.' } }));

/** A case about the caller, while another admin exists; without a session, about the owner. */
const aboutCaller: Scenario = async ({ t, owner }) => {
  await createUser(t, { roles: ['admin'] });
  return async (actor) => {
    const session = await actor.get('/session');
    const author = session.status === 200 ? session.data<{ user: { id: number } }>().user : owner;
    const { id } = await createCase(t, author);
    return { path: `/moderation/${id}`, body: { act: 'dismiss' } };
  };
};

const reporting = {
  'POST /album/{id}/report | public': onAlbum('public'),
  'POST /album/{id}/report | private': onAlbum('private'),
  'POST /image/{id}/report | album public': onImage('public'),
  'POST /image/{id}/report | album private': onImage('private'),
  'POST /tierlist/{id}/report | public': onContent('tierlist', false),
  'POST /tierlist/{id}/report | private': onContent('tierlist', true),
  'POST /tierlist/{id}/report | hidden': onHidden((id) => ({ path: `/tierlist/${id}/report`, body: BODY })),
  'POST /tournament/{id}/report | public': onContent('tournament', false),
  'POST /ranking/{id}/report | public': onContent('ranking', false),
  'POST /author/report | active account': async ({ t }) => ({
    path: '/author/report',
    body: { ...BODY, nametag: (await createUser(t)).nametag },
  }),
} as const satisfies Record<string, Scenario>;

export const REPORT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...reporting,
  'GET /tierlist/{id} | hidden': onHidden((id) => ({ path: `/tierlist/${id}` })),
  'PUT /tierlist/{id} | private; hidden': onHidden((id) => ({
    path: `/tierlist/${id}`,
    body: { private: true },
  })),
  'PUT /tierlist/{id} | name; hidden': onHidden((id) => ({
    path: `/tierlist/${id}`,
    body: { name: 'Autre' },
  })),
  'GET /moderation | list': async () => ({ path: '/moderation' }),
  'GET /moderation/{id} | open': onCase('open', (id) => ({ path: `/moderation/${id}` })),
  'PUT /moderation/{id} | dismiss': deciding('open', 'dismiss'),
  'PUT /moderation/{id} | escalate': deciding('open', 'escalate'),
  'PUT /moderation/{id} | dismiss; about the caller': aboutCaller,
  'PUT /moderation/{id} | dismiss; escalated': deciding('escalated', 'dismiss'),
  'PUT /moderation/{id} | hide': deciding('open', 'hide'),
  'PUT /moderation/{id} | uphold; appealed': deciding('appealed', 'uphold'),
  'GET /me/decision | -': async () => ({ path: '/me/decision' }),
  'POST /me/decision/{id}/appeal | decided': onCase('decided', (id) => ({
    path: `/me/decision/${id}/appeal`,
    body: { text: 'Je conteste.' },
  })),
  'POST /me/decision/{id}/appeal | upheld': onCase('upheld', (id) => ({
    path: `/me/decision/${id}/appeal`,
    body: { text: 'Je conteste.' },
  })),
};
