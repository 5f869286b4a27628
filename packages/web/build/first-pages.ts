// What each page needs first: the file of its code (page-files.ts), and the call of the API that it begins with (early-script.ts).
// e2e/tests/first-calls.spec.ts compares the calls with those that the pages make.
import { type Endpoint, pathOf } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { PAGES, type PageName } from '@palmares/core/contract/pages';
import { GALLERY } from '@palmares/core/limits';

export const PAGE_FILES: Readonly<Record<PageName, string>> = {
  home: 'home-page',
  login: 'login-page',
  register: 'register-page',
  forgotPassword: 'forgot-password-page',
  resetPassword: 'reset-password-page',
  newPassword: 'new-password-page',
  confirmEmail: 'confirm-email-page',
  profile: 'profile-page',
  addAlbum: 'add-album-page',
  album: 'album-page',
  albumEdit: 'album-edit-page',
  author: 'author-page',
  gallery: 'gallery-page',
  setup: 'setup-page',
  tierlists: 'tierlists-page',
  tierlist: 'tierlist-viewer-page',
  tierlistCreate: 'tierlist-create-page',
  tierlistEdit: 'tierlist-edit-page',
  tournaments: 'tournaments-page',
  tournament: 'tournament-viewer-page',
  tournamentCreate: 'tournament-create-page',
  tournamentEdit: 'tournament-edit-page',
  rankings: 'rankings-page',
  ranking: 'ranking-viewer-page',
  rankingCreate: 'ranking-create-page',
  rankingEdit: 'ranking-edit-page',
  admin: 'admin-page',
  adminAlbumEdit: 'album-edit-page',
  moderation: 'moderation-page',
  terms: 'terms-page',
  privacy: 'privacy-page',
  legalNotice: 'legal-notice-page',
};

/** What makes a content, and where an installed site opens: fetched ahead by the service worker, for when there is no network. */
export const OFFLINE_PAGES: readonly string[] = [
  PAGE_FILES.home,
  PAGE_FILES.setup,
  PAGE_FILES.tierlistCreate,
  PAGE_FILES.tierlistEdit,
  PAGE_FILES.tournamentCreate,
  PAGE_FILES.tournamentEdit,
  PAGE_FILES.rankingCreate,
  PAGE_FILES.rankingEdit,
];

/** A list as it opens, with or without the dialog of an album; filters are the page's own matter. */
const WHOLE_LIST = String.raw`(?:\?album=\d+)?$`;
const ID = String.raw`([1-9]\d{0,9})`;

const callOfId = (endpoint: Endpoint) => pathOf(endpoint).replace(':id', () => '$1');
const listCall = (path: string) => `${path}?sort=newest&limit=${GALLERY.pageSize}`;
const viewer = (pattern: string) => `^${pattern.replace(':id', ID)}(?:\\?|$)`;
const newEditor = (pattern: string) => String.raw`^${pattern}\?(?:.*&)?album=${ID}(?:&|$)`;

export const FIRST_CALLS = {
  session: pathOf(ENDPOINTS.session),
  calls: [
    [`^${PAGES.home}(?:\\?|$)`, pathOf(ENDPOINTS.home)],
    [`^${PAGES.gallery}${WHOLE_LIST}`, listCall(pathOf(ENDPOINTS.listAlbums))],
    [`^${PAGES.tierlists}${WHOLE_LIST}`, listCall(pathOf(ENDPOINTS.listTierlists))],
    [`^${PAGES.tournaments}${WHOLE_LIST}`, listCall(pathOf(ENDPOINTS.listTournaments))],
    [`^${PAGES.rankings}${WHOLE_LIST}`, listCall(pathOf(ENDPOINTS.listRankings))],
    [viewer(PAGES.album), callOfId(ENDPOINTS.getAlbum)],
    [viewer(PAGES.tierlist), callOfId(ENDPOINTS.getTierlist)],
    [viewer(PAGES.tournament), callOfId(ENDPOINTS.getTournament)],
    [viewer(PAGES.ranking), callOfId(ENDPOINTS.getRanking)],
    [newEditor(PAGES.tierlistCreate), callOfId(ENDPOINTS.getAlbum)],
    [newEditor(PAGES.tournamentCreate), callOfId(ENDPOINTS.getAlbum)],
    [newEditor(PAGES.rankingCreate), callOfId(ENDPOINTS.getAlbum)],
  ],
} as const;
