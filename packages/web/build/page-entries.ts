// The file of each page's code (page-files.ts), and its first API call (early-script.ts). e2e/tests/first-calls.spec.ts compares the calls
// with those that the pages make.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { type Endpoint, endpointPath } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { PAGES, type PageName } from '@palmares/core/contract/pages';
import { GALLERY } from '@palmares/core/limits';
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGE_COOKIE, type Language } from '@palmares/texts/language';
import type { EarlyTables } from './early-script.ts';
import type { RenderedEditor } from './mark-editor.ts';

type ContentPage = { [K in ContentKind]: `${K}s` | K | `${K}Create` | `${K}Edit` }[ContentKind];

/** Each kind has the same four pages. */
const CONTENT_FILES = Object.fromEntries(
  CONTENT_KINDS.flatMap((kind) => [
    [`${kind}s`, `${kind}s-page`],
    [kind, `${kind}-viewer-page`],
    [`${kind}Create`, `${kind}-create-page`],
    [`${kind}Edit`, `${kind}-edit-page`],
  ]),
) as Record<ContentPage, string>;

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
  search: 'search-page',
  setup: 'setup-page',
  ...CONTENT_FILES,
  roomEntry: 'room-page',
  room: 'room-page',
  roomScreen: 'room-screen-page',
  admin: 'admin-page',
  adminAlbumEdit: 'album-edit-page',
  moderation: 'moderation-page',
  terms: 'terms-page',
  privacy: 'privacy-page',
  legalNotice: 'legal-notice-page',
};

/** Pages that the service worker precaches for offline use: those that create a content, and the start page of an installed site. */
export const OFFLINE_PAGES: readonly string[] = [
  PAGE_FILES.home,
  PAGE_FILES.setup,
  ...CONTENT_KINDS.flatMap((kind) => [PAGE_FILES[`${kind}Create`], PAGE_FILES[`${kind}Edit`]]),
];

/** A list in its initial state, with or without an album's dialog; the page itself loads filtered lists. */
const WHOLE_LIST = String.raw`(?:\?album=\d+)?$`;
const ID = String.raw`([1-9]\d{0,9})`;

const callOfId = (endpoint: Endpoint) => endpointPath(endpoint).replace(':id', () => '$1');
const listCall = (path: string) => `${path}?sort=newest&limit=${GALLERY.pageSize}`;
const viewer = (pattern: string) => `^${pattern.replace(':id', ID)}(?:\\?|$)`;
const newEditor = (pattern: string) => String.raw`^${pattern}\?(?:.*&)?album=${ID}(?:&|$)`;

/**
 * Editors that the server renders (packages/server/src/publishing/page/ssr-replies.ts). The keys are those of src/storage and of the editor;
 * mark-editor.test.ts compares them.
 */
const getRenderedEditors = (language: Language): readonly RenderedEditor[] => [
  {
    pattern: newEditor(inLanguage(language, PAGES.tierlistCreate)),
    drafts: String.raw`^palmares:draft:\w+:tierlist:album:$1(?::|$)`,
    settings: ['palmares:tierlist-editor', '{"names":false,"size":"m","pool":25,"collapsed":false}'],
    intro: 'tierlistInfoModalShown',
  },
];

/** The pages have the addresses of a language. */
export function getFirstCalls(language: Language): Omit<EarlyTables, 'textFont'> {
  const at = (path: string) => inLanguage(language, path);
  return {
    // Errors are written in the default language unless a call names another one.
    ...(language === DEFAULT_LANGUAGE
      ? {}
      : { language, frenchHome: { from: at(PAGES.home), to: PAGES.home, cookie: LANGUAGE_COOKIE } }),
    editors: getRenderedEditors(language),
    session: endpointPath(ENDPOINTS.session),
    calls: [
      [`^${at(PAGES.home)}(?:\\?|$)`, endpointPath(ENDPOINTS.home)],
      [`^${at(PAGES.gallery)}${WHOLE_LIST}`, listCall(endpointPath(ENDPOINTS.listAlbums))],
      ...CONTENT_KINDS.map(
        (kind) =>
          [
            `^${at(PAGES[`${kind}s`])}${WHOLE_LIST}`,
            listCall(endpointPath(CONTENT_ENDPOINTS[kind].list)),
          ] as const,
      ),
      [viewer(at(PAGES.album)), callOfId(ENDPOINTS.getAlbum)],
      ...CONTENT_KINDS.map(
        (kind) => [viewer(at(PAGES[kind])), callOfId(CONTENT_ENDPOINTS[kind].get)] as const,
      ),
      ...CONTENT_KINDS.map(
        (kind) => [newEditor(at(PAGES[`${kind}Create`])), callOfId(ENDPOINTS.getAlbum)] as const,
      ),
    ],
  };
}
