// The addresses of the site as patterns (RK-21, TL-19, TO-10). The client builds its route table
// from them; the server answers any other address with status 404.

export const PAGES = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  newPassword: '/new-password',
  confirmEmail: '/confirm-email',
  profile: '/profile',
  addAlbum: '/add-album',
  album: '/album/:id',
  albumEdit: '/album/edit/:id',
  author: '/@:nametag',
  gallery: '/allalbum',
  setup: '/setup',
  tierlists: '/tierlists',
  tierlist: '/tierlists/:id',
  tierlistCreate: '/tierlists/create/editor',
  tierlistEdit: '/tierlists/edit/:id',
  tournaments: '/tournois',
  tournament: '/tournois/:id',
  tournamentCreate: '/tournois/create/editor',
  tournamentEdit: '/tournois/edit/:id',
  rankings: '/classements',
  ranking: '/classements/:id',
  rankingCreate: '/classements/create/editor',
  rankingEdit: '/classements/edit/:id',
  admin: '/admin',
  adminAlbumEdit: '/admin/album/edit/:id',
  moderation: '/moderation',
  terms: '/terms',
  privacy: '/privacy',
  legalNotice: '/mentions-legales',
} as const;

export type PageName = keyof typeof PAGES;

/** Deleted accounts have no nametag. The page of a deactivated account is unavailable until it is active again. */
export const hasAuthorPage = (author: {
  readonly nametag: string;
  readonly deactivated?: boolean;
}): boolean => author.nametag !== '' && author.deactivated !== true;
