// The path table: each page's pattern (shared with the server) and its link builder, except for the kinds of content (kinds/). No other
// file builds a page's path.
import type { ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import type { SearchKind } from '@palmares/core/search/parse-search';
import { kindSlug } from '../kinds/kinds.ts';
import { withId, withQuery } from './build-path.ts';

export const paths = {
  home: { pattern: PAGES.home, to: () => '/' },
  login: {
    pattern: PAGES.login,
    /** `back`: the path to return to after signing in. */
    to: (back?: string) => withQuery(PAGES.login, { retour: back }),
  },
  register: { pattern: PAGES.register, to: (back?: string) => withQuery(PAGES.register, { retour: back }) },
  forgotPassword: { pattern: PAGES.forgotPassword, to: () => PAGES.forgotPassword },
  /** Opened from a mail, with `?token=`. */
  resetPassword: { pattern: PAGES.resetPassword, to: () => PAGES.resetPassword },
  newPassword: { pattern: PAGES.newPassword, to: () => PAGES.newPassword },
  /** Opened from a mail, with `?token=`. */
  confirmEmail: { pattern: PAGES.confirmEmail, to: () => PAGES.confirmEmail },
  profile: {
    pattern: PAGES.profile,
    /** `album`: opens the dialog of that album. */
    to: (album?: number) => withQuery(PAGES.profile, { album }),
  },
  addAlbum: {
    pattern: PAGES.addAlbum,
    /** `resume`: continues the unfinished album of this browser without asking. */
    to: (resume = false) => withQuery(PAGES.addAlbum, { continue: resume ? 'true' : null }),
  },
  album: { pattern: PAGES.album, to: (id: number) => withId(PAGES.album, id) },
  albumEdit: { pattern: PAGES.albumEdit, to: (id: number) => withId(PAGES.albumEdit, id) },
  author: {
    pattern: PAGES.author,
    /** The router supports only parameters that are a whole segment: the page itself checks the `@`. */
    segment: '/:handle',
    /** A nametag contains no character that needs escaping (core/account/nametag.ts). */
    to: (nametag: string) => PAGES.author.replace(':nametag', nametag),
  },
  gallery: {
    pattern: PAGES.gallery,
    to: (category?: string) => withQuery(PAGES.gallery, { category }),
    played: () => withQuery(PAGES.gallery, { sort: 'played' }),
  },
  search: {
    pattern: PAGES.search,
    to: (q?: string, kind?: SearchKind) => withQuery(PAGES.search, { q, kind }),
  },
  setup: {
    pattern: PAGES.setup,
    to: ({ album, kind, name }: { album: number; kind: ContentKind; name: string }) =>
      withQuery(PAGES.setup, { album, type: kindSlug(kind), name }),
  },
  roomEntry: { pattern: PAGES.roomEntry, to: () => PAGES.roomEntry },
  room: { pattern: PAGES.room, to: (code: string) => PAGES.room.replace(':code', code) },
  roomScreen: { pattern: PAGES.roomScreen, to: (code: string) => PAGES.roomScreen.replace(':code', code) },
  admin: {
    pattern: PAGES.admin,
    to: (tab?: string) => withQuery(PAGES.admin, { tab }),
    /** `search`: the panel's query string, with its question mark. */
    at: (search: string) => PAGES.admin + search,
  },
  adminAlbumEdit: { pattern: PAGES.adminAlbumEdit, to: (id: number) => withId(PAGES.adminAlbumEdit, id) },
  moderation: { pattern: PAGES.moderation, to: () => PAGES.moderation },
  terms: { pattern: PAGES.terms, to: () => PAGES.terms },
  privacy: { pattern: PAGES.privacy, to: () => PAGES.privacy },
  legalNotice: { pattern: PAGES.legalNotice, to: () => PAGES.legalNotice },
} as const;

const ACCOUNT_PAGES: ReadonlySet<string> = new Set([
  PAGES.login,
  PAGES.register,
  PAGES.forgotPassword,
  PAGES.resetPassword,
]);

/** True for the pages of signed-out people, which show no warning that a session ended (AC-68). */
export function isAccountPage(pathname: string): boolean {
  return ACCOUNT_PAGES.has(pathname);
}

const BACK = 'retour';

/** The path to return to after signing in: a path of this site, or null. */
export function parseBackPath(search: URLSearchParams): string | null {
  const back = search.get(BACK);
  if (back === null || !back.startsWith('/') || /^\/[/\\]/.test(back)) return null;
  const path = parsePath(back);
  // The parser resolves « /.//site » to a path with two leading slashes, which would lead to another site.
  if (path === null || path.pathname.startsWith('//')) return null;
  return path.pathname === PAGES.login || path.pathname === PAGES.register
    ? null
    : path.pathname + path.search + path.hash;
}

/** Returns null for addresses of another site and for invalid ones: the parser drops tabs, so « /\t/ » is an address with an empty host. */
function parsePath(path: string): URL | null {
  try {
    const address = new URL(path, 'http://site.invalid');
    return address.origin === 'http://site.invalid' ? address : null;
  } catch {
    return null;
  }
}

/** Parses an id from an address; returns null when it is not a valid id. */
export function parseId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
