// The addresses of the site (P1 §2, P2 §2), as patterns: the client's path table is built on them, and the server answers
// an address that is none of them with a true 404.

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

/** `id` and `nametag`: what the address holds of them. */
export type FoundPage = {
  readonly name: PageName;
  readonly id: number | null;
  readonly nametag: string | null;
};

/** What an address may hold in the place of a parameter. Some programs escape the `@` of a link that is pasted into them. */
const PARAMETERS = [
  [':id', '(?<id>[1-9][0-9]*)'],
  ['@:nametag', '(?:@|%40)(?<nametag>[\\w.-]+)'],
] as const;

const MATCHERS = Object.entries(PAGES).map(([name, pattern]) => {
  const filled = PARAMETERS.reduce<string>((text, [key, values]) => text.replaceAll(key, values), pattern);
  return { name: name as PageName, matcher: new RegExp(`^${filled}/?$`) };
});

/** The page of an address without its query; null where there is none. */
export function findPage(path: string): FoundPage | null {
  for (const { name, matcher } of MATCHERS) {
    const found = matcher.exec(path);
    if (found === null) continue;
    const { id, nametag = null } = found.groups ?? {};
    const page = { name, id: id === undefined ? null : Number(id), nametag };
    return page.id === null || Number.isSafeInteger(page.id) ? page : null;
  }
  return null;
}
