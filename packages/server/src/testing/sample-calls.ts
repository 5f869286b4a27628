// A valid body or query for every call of the contract, over a small data set, for tests that change one value in it.
import type { ContentKind } from '@palmares/core/content-kind';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { TIERLIST_LINE_ENDPOINTS } from '@palmares/core/contract/tierlist-line-endpoints';
import type { TestAlbum } from './factories.ts';
import { SAMPLE_RESULTS } from './sample-results.ts';

export type SampleIds = {
  album: TestAlbum;
  category: number;
  lined: number;
  line: number;
  lineImage: number;
  user: number;
} & Record<ContentKind, number>;
/** A valid body or query of the call, and the id of its subject. */
export type SampleCall = { id?: number; body?: object; query?: object };

const LIST = {
  limit: 5,
  cursor: 'x',
  search: 'x',
  category: 'Films',
  sort: 'oldest',
  author: 'x',
  scope: 'all',
};
const LOG = { limit: 5, cursor: 'x' };
const details = { name: 'Un nom', description: 'x', private: false };
const line = { label: 'S', placement: 1, color: 'ff7f7f' };

/** The calls that have a sample. */
export const SAMPLED_ENDPOINTS = { ...ENDPOINTS, ...TIERLIST_LINE_ENDPOINTS } as const;
export type SampledName = keyof typeof SAMPLED_ENDPOINTS;

type Bases = Partial<Record<SampledName, SampleCall>>;

/** The type requires every call: a missing one does not compile. Calls that delete the data come last. */
export const buildSampleCalls = (w: SampleIds): Record<SampledName, SampleCall> => ({
  ...accountBases(),
  ...albumBases(w),
  ...adminBases(w),
  ...reportBases(w),
  ...contentBases(w),
  ...removals(w),
});

const accountBases = () =>
  ({
    csrfToken: {},
    site: {},
    login: { body: { identifier: 'x', password: 'x' } },
    finishLogin: { body: { ticket: 'x', code: '123456' } },
    register: { body: { username: 'Nom', nametag: 'nom', email: 'nom@example.org', password: 'short' } },
    me: {},
    session: {},
    revocation: {},
    forgotPassword: { body: { email: 'nom@example.org' } },
    resetPassword: { body: { token: 'x', password: 'abcdefgh1' } },
    newPassword: { body: { current_password: 'x', new_password: 'abcdefgh1' } },
    updateMe: { body: { username: 'Nom', email: 'x', currentPassword: 'x', newPassword: 'y' } },
    confirmEmail: { body: { token: 'x' } },
    exportMe: {},
    previewDeletion: {},
    deleteMe: { body: { currentPassword: 'x' } },
    getSecondFactor: {},
    beginSecondFactor: { body: { currentPassword: 'x' } },
    confirmSecondFactor: { body: { code: '123456' } },
    removeSecondFactor: { body: { currentPassword: 'x', code: '123456' } },
    renewRecoveryCodes: { body: { currentPassword: 'x' } },
  }) satisfies Bases;

const albumBases = (w: SampleIds) => {
  const [one = 0] = w.album.images;
  return {
    getAuthor: { query: { nametag: 'x' } },
    oembed: { query: { url: 'x', maxwidth: 600, maxheight: 400, format: 'json' } },
    listAlbums: { query: LIST },
    home: { query: { cursor: 'x' } },
    search: { query: { q: 'nom', kind: 'author', limit: 5, cursor: 'x' } },
    getAlbum: { id: w.album.id },
    getPalmares: { id: w.album.id },
    createAlbum: { body: { name: 'x', status: 'public', categories: [w.category] } },
    updateAlbum: {
      id: w.album.id,
      body: {
        name: 'x',
        status: 'public',
        categories: [w.category],
        quarantine_reason: 'x',
        images: [...w.album.images],
      },
    },
    previewAlbumDeletion: { id: w.album.id },
    addAlbumCategory: { id: w.album.id, body: { id_category: w.category } },
    countAlbumView: { id: w.album.id },
    createImage: { body: { id_album: w.album.id, name: 'x', description: 'x', url: 'x', position: 1 } },
    updateImage: { id: one, body: { name: 'x', description: 'x', url: 'https://example.org' } },
  } satisfies Bases;
};

const adminBases = (w: SampleIds) =>
  ({
    listCategories: {},
    createCategory: { body: { name: 'Neuve' } },
    renameCategory: { id: w.category, body: { name: 'Films' } },
    deleteCategory: {},
    listUsers: { query: { ...LOG, search: 'x', status: 'active', sort: 'newest' } },
    updateUser: { id: w.user, body: { status: 'active' } },
    deleteUser: {},
    countUserVoices: { id: w.user, body: { counted: true } },
    listVoiceWaves: {},
    listRemovals: {},
    listRoles: {},
    addUserRole: { id: w.user, body: { id_role: 2 } },
    removeUserRole: { id: w.user, body: { id_role: 2 } },
    listFlaggedImages: { query: { ...LOG, state: 'pending' } },
    decideFlaggedImage: { id: 1, body: { state: 'kept' } },
    listAuditEvents: { query: { ...LOG, event: 'x' } },
  }) satisfies Bases;

const reportBases = (w: SampleIds) => {
  const report = { reason: 'other', text: 'x', email: 'nom@example.org' };
  return {
    reportAlbum: { id: w.album.id, body: report },
    reportImage: { id: w.album.images[0] ?? 0, body: report },
    reportTierlist: { id: w.tierlist, body: report },
    reportTournament: { id: w.tournament, body: report },
    reportRanking: { id: w.ranking, body: report },
    reportAuthor: { body: { ...report, nametag: 'x' } },
    listQueue: { query: { ...LOG, shelf: 'closed' } },
    getCase: { id: 1 },
    decideCase: { id: 1, body: { act: 'hide', reason: 'x' } },
    listDecisions: {},
    contestDecision: { id: 1, body: { text: 'x' } },
  } satisfies Bases;
};

const contentBases = (w: SampleIds) => {
  const [one = 0, two = 0] = w.album.images;
  const content = (kind: ContentKind) => ({
    ...details,
    id_album: w.album.id,
    ...SAMPLE_RESULTS[kind](w.album.images),
  });
  const row = { id_image: two, place: 2, turn: 0, lose: true, disable: false };
  return {
    listTierlists: { query: { ...LIST, album: w.album.id } },
    getTierlist: { id: w.tierlist },
    createTierlist: { body: { ...content('tierlist'), id_main_image: one } },
    updateTierlist: { id: w.tierlist, body: { ...content('tierlist'), id_main_image: one } },
    listTierlistLines: { id: w.tierlist },
    createTierlistLine: { body: { ...line, id_tierlist: w.lined } },
    updateTierlistLine: { id: w.line, body: line },
    createTierlistLineImage: {
      body: { id_image: two, id_tierlist_line: w.line, placement: 1, disable: true },
    },
    updateTierlistLineImage: { id: w.lineImage, body: { placement: 1, disable: true } },
    listTournaments: { query: { ...LIST, album: w.album.id } },
    getTournament: { id: w.tournament },
    createTournament: { body: content('tournament') },
    updateTournament: { id: w.tournament, body: content('tournament') },
    listTournamentImages: { id: w.tournament },
    createTournamentImage: { body: { id_tournament: w.tournament, ...row } },
    listRankings: { query: { ...LIST, album: w.album.id } },
    getRanking: { id: w.ranking },
    createRanking: { body: content('ranking') },
    updateRanking: { id: w.ranking, body: content('ranking') },
    listRankingImages: { id: w.ranking },
    createRankingImage: { body: { id_ranking: w.ranking, id_image: two, points: 1, viewed: 1 } },
  } satisfies Bases;
};

const removals = (w: SampleIds) =>
  ({
    deleteTournamentImages: { id: w.tournament },
    deleteRankingImages: { id: w.ranking },
    deleteTierlistLine: {},
    deleteTierlist: {},
    deleteTournament: {},
    deleteRanking: {},
    listImageUses: {},
    purgeImage: {},
    deleteImage: {},
    deleteAlbum: {},
  }) satisfies Bases;
