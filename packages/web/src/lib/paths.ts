// The path table: every address of the site but those of the kinds of content (kinds/), its pattern (shared with the server) beside its
// link builder. No other file writes an address.
import type { ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { kindSlug } from '../kinds/kinds.ts';
import { withId, withQuery } from './build-path.ts';

export const paths = {
  home: { pattern: PAGES.home, to: () => '/' },
  login: {
    pattern: PAGES.login,
    /** `back`: where to go once signed in. */
    to: (back?: string) => withQuery(PAGES.login, { retour: back }),
  },
  register: { pattern: PAGES.register, to: (back?: string) => withQuery(PAGES.register, { retour: back }) },
  forgotPassword: { pattern: PAGES.forgotPassword, to: () => PAGES.forgotPassword },
  /** Reached from a mail, with `?token=`. */
  resetPassword: { pattern: PAGES.resetPassword, to: () => PAGES.resetPassword },
  newPassword: { pattern: PAGES.newPassword, to: () => PAGES.newPassword },
  /** Reached from a mail, with `?token=`. */
  confirmEmail: { pattern: PAGES.confirmEmail, to: () => PAGES.confirmEmail },
  profile: {
    pattern: PAGES.profile,
    /** `album`: with the dialog of that album open. */
    to: (album?: number) => withQuery(PAGES.profile, { album }),
  },
  addAlbum: {
    pattern: PAGES.addAlbum,
    /** `resume`: the album left unfinished in this browser goes on without a question. */
    to: (resume = false) => withQuery(PAGES.addAlbum, { continue: resume ? 'true' : null }),
  },
  album: { pattern: PAGES.album, to: (id: number) => withId(PAGES.album, id) },
  albumEdit: { pattern: PAGES.albumEdit, to: (id: number) => withId(PAGES.albumEdit, id) },
  author: {
    pattern: PAGES.author,
    /** The router knows parameters that are a whole segment: the page itself looks for the `@`. */
    segment: '/:handle',
    /** A nametag holds nothing that an address would escape (core/account/nametag.ts). */
    to: (nametag: string) => PAGES.author.replace(':nametag', nametag),
  },
  gallery: {
    pattern: PAGES.gallery,
    to: (category?: string) => withQuery(PAGES.gallery, { category }),
  },
  setup: {
    pattern: PAGES.setup,
    to: ({ album, kind, name }: { album: number; kind: ContentKind; name: string }) =>
      withQuery(PAGES.setup, { album, type: kindSlug(kind), name }),
  },
  admin: {
    pattern: PAGES.admin,
    to: (tab?: string) => withQuery(PAGES.admin, { tab }),
    /** `search`: all that the panel's own address says, with its question mark. */
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

/** The pages of who has no session: nobody is warned there that one ended (AC-68). */
export function isAccountPage(pathname: string): boolean {
  return ACCOUNT_PAGES.has(pathname);
}

const BACK = 'retour';

/** Where a sign-in leads back to: a path of this site and nothing else, home when there is none. */
export function backPathOf(search: URLSearchParams): string | null {
  const back = search.get(BACK);
  if (back === null || !back.startsWith('/') || /^\/[/\\]/.test(back)) return null;
  const path = parsePath(back);
  // « /.//site » is read as a path that begins with two slashes, which would be another site.
  if (path === null || path.pathname.startsWith('//')) return null;
  return path.pathname === PAGES.login || path.pathname === PAGES.register
    ? null
    : path.pathname + path.search + path.hash;
}

/** Null for what leads to another site, and for what is no address: the parser drops tabs, so « /\t/ » is one of a site without a name. */
function parsePath(path: string): URL | null {
  try {
    const address = new URL(path, 'http://site.invalid');
    return address.origin === 'http://site.invalid' ? address : null;
  } catch {
    return null;
  }
}

/** The number in an address; null when it cannot be an id. */
export function parseId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
