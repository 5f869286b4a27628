// Sample server data for component tests: complete and valid, with overrides for what a test needs.
import { forEachList } from '@palmares/core/content-kind';
import type {
  AlbumSummary,
  CaseDetail,
  Decision,
  Image,
  PersonalToken,
  RankingSummary,
  SessionUser,
  TierlistSummary,
  TournamentSummary,
  User,
} from '@palmares/core/contract/types';
import { LINA } from './session.ts';

const DAY = '2026-11-02T10:00:00.000Z';
let lastId = 100;
const nextId = (): number => (lastId += 1);

/** Meta data of the last page of a list. */
export const LAST_PAGE = { next_cursor: null };
export const LAST_PAGES = forEachList(() => LAST_PAGE);

export const NO_COUNTS = forEachList(() => 0);
export const NO_LISTS = forEachList((): never[] => []);

const getAuthor = ({ id, username, nametag }: SessionUser) => ({ id, username, nametag });

/** Without a picture, so that nothing is fetched. */
export const makeImage = (wanted: Partial<Image> = {}): Image => ({
  id: nextId(),
  name: 'Image',
  description: null,
  url: null,
  path_image: null,
  id_album: 1,
  width: 160,
  height: 160,
  color: '336699',
  animated: false,
  ...wanted,
});

export const makeAlbum = (wanted: Partial<AlbumSummary> = {}): AlbumSummary => ({
  id: nextId(),
  name: 'Couleurs',
  status: 'public',
  createdAt: DAY,
  updatedAt: DAY,
  version: 1,
  categories: [],
  image_count: 3,
  author: getAuthor(LINA),
  views: 0,
  uses: 0,
  images: [],
  ...wanted,
});

/** The fields that tier lists, tournaments and rankings share. */
const makeContent = () => ({
  id: nextId(),
  name: 'Mes préférées',
  description: null,
  private: false,
  id_album: 1,
  author: getAuthor(LINA),
  album: { id: 1, name: 'Couleurs', status: 'public', author: getAuthor(LINA), categories: [] },
  createdAt: DAY,
  updatedAt: DAY,
  version: 1,
  frozen: false,
  hidden: false,
  cover: null,
  image_count: 3,
});

export const makeTierlist = (wanted: Partial<TierlistSummary> = {}): TierlistSummary => ({
  ...makeContent(),
  id_main_image: null,
  preview: [],
  ...wanted,
});

export const makeTournament = (wanted: Partial<TournamentSummary> = {}): TournamentSummary => ({
  ...makeContent(),
  turn: 2,
  winner_id: null,
  ...wanted,
});

export const makeRanking = (wanted: Partial<RankingSummary> = {}): RankingSummary => ({
  ...makeContent(),
  ranked_count: 2,
  podium: [],
  ...wanted,
});

export const makeDecision = (wanted: Partial<Decision> = {}): Decision => ({
  id: nextId(),
  kind: 'tierlist',
  id_thing: nextId(),
  name: 'Mes préférées',
  sanction: 'hide',
  state: 'decided',
  reason: 'Contraire aux conditions.',
  appeal: null,
  answer: null,
  decidedAt: DAY,
  ...wanted,
});

export const makeToken = (wanted: Partial<PersonalToken> = {}): PersonalToken => ({
  id: nextId(),
  name: 'Script du soir',
  scope: 'read',
  createdAt: DAY,
  expiresAt: '2100-01-01T10:00:00.000Z',
  lastUsedAt: null,
  ...wanted,
});

/** An open case with two reports, as an admin sees it. */
export const makeCase = (wanted: Partial<CaseDetail> = {}): CaseDetail => ({
  id: nextId(),
  kind: 'tierlist',
  id_thing: 12,
  name: 'Litige',
  author: getAuthor(LINA),
  state: 'open',
  sanction: null,
  reason: null,
  appeal: null,
  answer: null,
  createdAt: DAY,
  since: DAY,
  cover: null,
  reasons: [
    { reason: 'hate', count: 1 },
    { reason: 'other', count: 1 },
  ],
  scores: null,
  acts: ['dismiss', 'escalate', 'hide', 'deactivate'],
  earlier_decisions: 0,
  decided_by: null,
  report_count: 2,
  reports: [
    {
      id: 2,
      reason: 'other',
      text: 'Regardez le tier D.',
      reporter: { id: 31, username: 'Zoé', nametag: 'zoe' },
      id_copy: 1,
      createdAt: DAY,
    },
    { id: 1, reason: 'hate', text: null, reporter: null, id_copy: 1, createdAt: DAY },
  ],
  copies: [
    {
      id: 1,
      createdAt: DAY,
      name: 'Litige',
      description: 'Comme elle était.',
      album: 'Couleurs',
      groups: [
        {
          label: 'S',
          color: 'ff7f7f',
          images: [
            { id: 102, name: 'Rouge', description: null, url: null, image: makeImage({ id: 102 }) },
            { id: 103, name: 'Vert', description: null, url: null, image: null },
          ],
        },
      ],
    },
  ],
  ...wanted,
});

export const makeUser = (wanted: Partial<User> = {}): User => ({
  id: nextId(),
  username: 'Zoé',
  nametag: `zoe.${lastId}`,
  email: `zoe.${lastId}@example.org`,
  createdAt: DAY,
  last_connection: null,
  status: 'active',
  roles: [],
  voices_left_out: false,
  ...wanted,
});
