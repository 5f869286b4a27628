// The addresses of the site as patterns (RK-21, TL-19, TO-10). The client builds its route table
// from them; the server answers any other address with status 404.
import { CONTENT_KINDS, type ContentKind } from '../content-kind.ts';

/** The list of each kind; the addresses of its other pages begin with it. */
const LISTS = {
  tierlist: '/tierlists',
  tournament: '/tournois',
  ranking: '/classements',
} as const satisfies Record<ContentKind, string>;

type Lists = typeof LISTS;
type ContentPages = {
  readonly [K in ContentKind as `${K}s`]: Lists[K];
} & {
  readonly [K in ContentKind]: `${Lists[K]}/:id`;
} & {
  readonly [K in ContentKind as `${K}Create`]: `${Lists[K]}/create/editor`;
} & {
  readonly [K in ContentKind as `${K}Edit`]: `${Lists[K]}/edit/:id`;
};

const CONTENT_PAGES = Object.fromEntries(
  CONTENT_KINDS.flatMap((kind) => [
    [`${kind}s`, LISTS[kind]],
    [kind, `${LISTS[kind]}/:id`],
    [`${kind}Create`, `${LISTS[kind]}/create/editor`],
    [`${kind}Edit`, `${LISTS[kind]}/edit/:id`],
  ]),
) as ContentPages;

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
  search: '/search',
  setup: '/setup',
  ...CONTENT_PAGES,
  /** The page on which a person types the code of a room. */
  roomEntry: '/salon',
  room: '/salon/:code',
  /** A room for a television or a projector. */
  roomScreen: '/salon/:code/ecran',
  admin: '/admin',
  adminAlbumEdit: '/admin/album/edit/:id',
  moderation: '/moderation',
  terms: '/terms',
  privacy: '/privacy',
  legalNotice: '/mentions-legales',
} as const;

export type PageName = keyof typeof PAGES;

/** Deleted accounts have no nametag. */
export const isDeletedAuthor = ({ nametag }: { readonly nametag: string }): boolean => nametag === '';

/** Deleted accounts have no page. That of a deactivated account is unavailable until it is active again. */
export const hasAuthorPage = (author: {
  readonly nametag: string;
  readonly deactivated?: boolean;
}): boolean => !isDeletedAuthor(author) && author.deactivated !== true;
