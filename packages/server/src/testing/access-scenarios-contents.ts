// Scenarios of contents, which are the same for all kinds in the matrix.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Request, Scenario, Scene } from './access-scene.ts';
import {
  as,
  createAlbum,
  createTierlist,
  createUser,
  type TestAlbum,
  type TestTierlist,
  tier,
} from './factories.ts';
import { SAMPLE_RESULTS } from './sample-results.ts';

type Made = { id: number; album: TestAlbum };

/** A content of the owner with three of their album's four images. */
async function make({ t, owner, asOwner }: Scene, kind: ContentKind, isPrivate: boolean): Promise<Made> {
  const album = await createAlbum(t, owner, { images: 4 });
  const reply = await (await asOwner()).post(`/${kind}`, {
    name: 'Un contenu',
    private: isPrivate,
    id_album: album.id,
    ...SAMPLE_RESULTS[kind](album.images.slice(0, 3)),
  });
  return { id: reply.data<{ id: number }>().id, album };
}

const setStatus = ({ t }: Scene, album: TestAlbum, status: 'private' | 'quarantined') =>
  t.db.updateTable('album').set({ status }).where('id', '=', album.id).execute();

const on =
  (kind: ContentKind, isPrivate: boolean, request: (made: Made) => Request): Scenario =>
  async (scene) =>
    request(await make(scene, kind, isPrivate));

const onHidden =
  (kind: ContentKind, status: 'private' | 'quarantined'): Scenario =>
  async (scene) => {
    const { id, album } = await make(scene, kind, false);
    await setStatus(scene, album, status);
    return { path: `/${kind}/${id}` };
  };

/** Requests on a content whose album an admin put in quarantine and then deleted. */
const onHeld =
  (kind: ContentKind, suffix = '', body?: unknown): Scenario =>
  async (scene) => {
    const { id, album } = await make(scene, kind, false);
    const admin = await as(scene.t, await createUser(scene.t, { roles: ['admin'] }));
    await admin.put(`/album/${album.id}`, { status: 'quarantined' });
    await admin.delete(`/album/${album.id}`);
    return { path: `/${kind}/${id}${suffix}`, body };
  };

/** The oEmbed request for a tier list whose album has the given `status`. */
const getOembed =
  (isPrivate: boolean, status?: 'quarantined'): Scenario =>
  async (scene) => {
    const { id, album } = await make(scene, 'tierlist', isPrivate);
    if (status !== undefined) await setStatus(scene, album, status);
    return askOembed(scene, id);
  };

const askOembed = ({ t }: Scene, id: number): Request => ({
  path: `/oembed?url=${encodeURIComponent(`${t.deps.config.publicUrl}/tierlists/${id}`)}`,
});

function held(kind: ContentKind, child: 'line' | 'image'): Record<string, Scenario> {
  const album = 'album quarantined and deleted';
  return {
    [`GET /${kind}/{id} | public, ${album}`]: onHeld(kind),
    [`GET /${kind}/{id}/${child} | parent public, ${album}`]: onHeld(kind, `/${child}`),
    [`PUT /${kind}/{id} | name; ${album}`]: onHeld(kind, '', { name: 'Autre' }),
    [`PUT /${kind}/{id} | private; ${album}`]: onHeld(kind, '', { private: true }),
    [`DELETE /${kind}/{id} | ${album}`]: onHeld(kind),
  };
}

const creating =
  (kind: ContentKind, status: 'public' | 'private' | 'quarantined'): Scenario =>
  async ({ t, owner }) => {
    const album = await createAlbum(t, owner, { status });
    return {
      path: `/${kind}`,
      body: { name: 'Un contenu', private: false, id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) },
    };
  };

function shared(kind: ContentKind, metadata: object, metadataCase: string): Record<string, Scenario> {
  const whole = (ifMatch: number) =>
    on(kind, false, ({ id, album }) => ({
      path: `/${kind}/${id}`,
      body: SAMPLE_RESULTS[kind](album.images),
      ifMatch,
    }));
  const path = ({ id }: Made) => `/${kind}/${id}`;
  return {
    [`GET /${kind} | list`]: async () => ({ path: `/${kind}` }),
    [`GET /${kind}/{id} | public`]: on(kind, false, (made) => ({ path: path(made) })),
    [`GET /${kind}/{id} | private`]: on(kind, true, (made) => ({ path: path(made) })),
    [`GET /${kind}/{id} | public, album private`]: onHidden(kind, 'private'),
    [`GET /${kind}/{id} | public, album quarantined`]: onHidden(kind, 'quarantined'),
    [`POST /${kind} | album public or own`]: creating(kind, 'public'),
    [`POST /${kind} | id_album = someone's private album`]: creating(kind, 'private'),
    [`POST /${kind} | id_album quarantined`]: creating(kind, 'quarantined'),
    [`PUT /${kind}/{id} | ${metadataCase}`]: on(kind, false, (made) => ({
      path: path(made),
      body: { ...metadata, id_album: 1 },
    })),
    [`PUT /${kind}/{id} | private`]: on(kind, false, (made) => ({
      path: path(made),
      body: { private: true },
    })),
    [`DELETE /${kind}/{id} | -`]: on(kind, false, (made) => ({ path: path(made) })),
    [`PUT /${kind}/{id} | whole save (nested lines or images), If-Match current`]: whole(1),
    [`PUT /${kind}/{id} | whole save (nested lines or images), If-Match stale`]: whole(99),
  };
}

const PARENTS = [
  ['parent public', false],
  ['parent private', true],
] as const;

const ENTRY = {
  tournament: { place: 4, turn: 0, lose: true },
  ranking: { points: 0, viewed: 0 },
} as const;

/** Scenarios that add images one by one, and remove all at once. */
function oneByOne(kind: 'tournament' | 'ranking'): Record<string, Scenario> {
  const adding = (isPrivate: boolean, imageOf: (album: TestAlbum) => number | undefined) =>
    on(kind, isPrivate, ({ id, album }) => ({
      path: `/${kind}/image`,
      body: { [`id_${kind}`]: id, id_image: imageOf(album), ...ENTRY[kind] },
    }));
  return Object.fromEntries([
    ...PARENTS.flatMap(([name, isPrivate]) => [
      [
        `GET /${kind}/{id}/image | ${name}`,
        on(kind, isPrivate, ({ id }) => ({ path: `/${kind}/${id}/image` })),
      ] as const,
      [`POST /${kind}/image | ${name}`, adding(isPrivate, (album) => album.images[3])] as const,
      [
        `DELETE /${kind}/{id}/images | ${name}`,
        on(kind, isPrivate, ({ id }) => ({ path: `/${kind}/${id}/images` })),
      ] as const,
    ]),
    [
      `POST /${kind}/image | own parent, id_image outside the content's album`,
      adding(false, () => 999_999_999),
    ] as const,
  ]);
}

type MadeTierlist = TestTierlist & { album: TestAlbum };

const onTierlist =
  (isPrivate: boolean, request: (made: MadeTierlist) => Request): Scenario =>
  async ({ t, owner }) => {
    const album = await createAlbum(t, owner, { images: 4 });
    const lines = [tier('S', 1, album.images.slice(0, 1)), tier('A', 2, album.images.slice(1, 3))];
    const made = await createTierlist(t, owner, album, { private: isPrivate, lines });
    return request({ ...made, album });
  };

function lineByLine(): Record<string, Scenario> {
  const all: Record<string, Scenario> = {};
  for (const [name, isPrivate] of PARENTS) {
    all[`GET /tierlist/{id}/line | ${name}`] = onTierlist(isPrivate, ({ id }) => ({
      path: `/tierlist/${id}/line`,
    }));
    all[`POST /tierlist/line | ${name}`] = onTierlist(isPrivate, ({ id }) => ({
      path: '/tierlist/line',
      body: { label: 'B', placement: 3, color: 'ffff7f', id_tierlist: id },
    }));
    all[`PUT /tierlist/line/{id} | ${name}`] = onTierlist(isPrivate, ({ lines }) => ({
      path: `/tierlist/line/${lines[0]}`,
      body: { label: 'Top' },
    }));
    all[`DELETE /tierlist/line/{id} | ${name}`] = onTierlist(isPrivate, ({ lines }) => ({
      path: `/tierlist/line/${lines[0]}`,
    }));
    all[`POST /tierlist/line/image | ${name}`] = onTierlist(isPrivate, ({ lines, album }) => ({
      path: '/tierlist/line/image',
      body: { id_image: album.images[3], id_tierlist_line: lines[0], placement: 2 },
    }));
    all[`PUT /tierlist/line/image/{id} | ${name}`] = onTierlist(isPrivate, ({ lineImages }) => ({
      path: `/tierlist/line/image/${lineImages[0]}`,
      body: { placement: 5 },
    }));
  }
  all["POST /tierlist/line/image | own parent, id_image outside the content's album"] = onTierlist(
    false,
    ({ lines }) => ({
      path: '/tierlist/line/image',
      body: { id_image: 999_999_999, id_tierlist_line: lines[0], placement: 2 },
    }),
  );
  return all;
}

export const CONTENT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...shared('tierlist', { name: 'Autre', description: 'Deux mots' }, 'name, description'),
  ...shared('tournament', { name: 'Autre', duels: [] }, 'name, description, winner_id, turn, duels'),
  ...shared('ranking', { name: 'Autre', description: 'Deux mots' }, 'name, description'),
  ...held('tierlist', 'line'),
  ...held('tournament', 'image'),
  ...held('ranking', 'image'),
  ...oneByOne('tournament'),
  ...oneByOne('ranking'),
  ...lineByLine(),
  'GET /oembed | public content': getOembed(false),
  'GET /oembed | private content': getOembed(true),
  'GET /oembed | public content of a quarantined album': getOembed(false, 'quarantined'),
  'GET /oembed | unknown id': async (scene) => askOembed(scene, 999_999_999),
};
