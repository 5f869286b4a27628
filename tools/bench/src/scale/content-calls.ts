// The calls about tier lists, tournaments and rankings.
import type { ContentKind } from '@palmares/core/content-kind';
import { nameContentCalls } from '@palmares/core/contract/content-endpoints';
import { asVisitor, type Calls, type Prepare, REPORT } from './call.ts';
import * as subjects from './subjects.ts';
import type { World } from './world.ts';

type CommonName = 'list' | 'get' | 'create' | 'update' | 'delete' | 'report';

/** The calls that all kinds share. */
const getCommonCalls = (kind: ContentKind): Record<CommonName, Prepare> => ({
  list: asVisitor,
  get: async (world) => ({ id: await subjects.pickPublic(world, kind) }),
  create: async (world) => ({
    as: world.author,
    body: subjects.getContentBody(kind, await subjects.makeAlbum(world)),
  }),
  async update(world) {
    const { id, album } = await subjects.makeContent(world, kind);
    const body = subjects.getContentBody(kind, album);
    return { as: world.author, id, body };
  },
  delete: async (world) => ({ as: world.author, id: (await subjects.makeContent(world, kind)).id }),
  report: async (world) => ({ id: (await subjects.makeContent(world, kind)).id, body: REPORT }),
});

type Line = { readonly id: number; readonly images: readonly { readonly id: number }[] };

/** The only line of a new tier list, and the album's image that it lacks. */
async function makeLine(world: World): Promise<{ line: Line; tierlist: number; spare: number }> {
  const { id, album } = await subjects.makeContent(world, 'tierlist');
  const [line] = await subjects.ask<Line[]>(world.author, 'GET', `/tierlist/${id}/line`);
  if (line === undefined) throw new Error('the tier list has no line');
  return { line, tierlist: id, spare: album.images.at(-1) ?? 0 };
}

const LINE_CALLS = {
  listTierlistLines: async (world) => ({ id: await subjects.pickPublic(world, 'tierlist') }),
  createTierlistLine: async (world) => ({
    as: world.author,
    body: {
      label: 'A',
      placement: 2,
      color: 'ff7f7f',
      id_tierlist: (await subjects.makeContent(world, 'tierlist')).id,
    },
  }),
  updateTierlistLine: async (world) => ({
    as: world.author,
    id: (await makeLine(world)).line.id,
    body: { label: 'B' },
  }),
  async deleteTierlistLine(world) {
    const { line, tierlist } = await makeLine(world);
    // The last tier cannot be deleted.
    const other = { label: 'A', placement: 2, color: 'ff7f7f', id_tierlist: tierlist };
    await world.author.call('POST', '/tierlist/line', other);
    return { as: world.author, id: line.id };
  },
  async createTierlistLineImage(world) {
    const { line, spare } = await makeLine(world);
    return {
      as: world.author,
      body: { id_image: spare, id_tierlist_line: line.id, placement: subjects.IMAGES },
    };
  },
  async updateTierlistLineImage(world) {
    const { line } = await makeLine(world);
    return { as: world.author, id: line.images[0]?.id ?? 0, body: { placement: 1, disable: true } };
  },
} as const satisfies Partial<Calls>;

const ENTRY = {
  tournament: { place: subjects.IMAGES, turn: 0, lose: true },
  ranking: { points: 0, viewed: 0 },
} as const;

type FlatKind = keyof typeof ENTRY;

const listImages =
  (kind: FlatKind): Prepare =>
  async (world) => ({ id: await subjects.pickPublic(world, kind) });

const addImage =
  (kind: FlatKind): Prepare =>
  async (world) => {
    const { id, album } = await subjects.makeContent(world, kind);
    const body = { [`id_${kind}`]: id, id_image: album.images.at(-1), ...ENTRY[kind] };
    return { as: world.author, body };
  };

const deleteImages =
  (kind: FlatKind): Prepare =>
  async (world) => ({ as: world.author, id: (await subjects.makeContent(world, kind)).id });

export const CONTENT_CALLS = {
  ...nameContentCalls('tierlist', getCommonCalls('tierlist')),
  ...nameContentCalls('tournament', getCommonCalls('tournament')),
  ...nameContentCalls('ranking', getCommonCalls('ranking')),
  ...LINE_CALLS,
  listTournamentImages: listImages('tournament'),
  createTournamentImage: addImage('tournament'),
  deleteTournamentImages: deleteImages('tournament'),
  listRankingImages: listImages('ranking'),
  createRankingImage: addImage('ranking'),
  deleteRankingImages: deleteImages('ranking'),
} as const satisfies Partial<Calls>;
