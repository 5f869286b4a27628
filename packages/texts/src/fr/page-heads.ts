// The heads of pages and their link previews, for clients that run no script: search engines, chats that unfurl a link. Titles are those
// that the app sets.
import { type ContentKind, forEachList, type ListName } from '@palmares/core/content-kind';
import { VIEWER_WORDS } from './content-header.ts';
import { GALLERY_TEXTS as LIST_TEXTS } from './content-lists.ts';
import { GALLERY_TEXTS } from './gallery.ts';
import { count } from './grammar.ts';
import { KIND_NAMES } from './kind-facts.ts';
import { KIND_TITLES } from './kind-titles.ts';
import { LEGAL_TEXTS } from './legal.ts';
import { ENTRY_TEXTS } from './rooms-play.ts';
import { ERROR_TEXTS } from './shell.ts';

type PageText = { readonly title: string | null; readonly description: string };
type FixedPage = 'home' | 'gallery' | ListName | 'terms' | 'privacy' | 'legalNotice';

export const SITE_TEXTS = {
  /** Language and country, for `og:locale`. */
  locale: 'fr_FR',
  about:
    'Un album, trois façons de trancher : tier list, tournoi, classement. Composez et partagez votre palmarès.',
  /** Line below the name on the site's own picture, which scripts/draw-icons.mjs draws. */
  cardLine: 'Un album, trois façons de trancher',
  /** Alternative text of that picture. */
  card: 'Palmarès : un album, trois façons de trancher',
  missing: ERROR_TEXTS.notFoundPage,
};

/** Pages that are the same for everyone, and that search engines may index. */
export const PAGE_TEXTS: Readonly<Record<FixedPage, PageText>> = {
  home: { title: null, description: SITE_TEXTS.about },
  gallery: {
    title: GALLERY_TEXTS.title,
    description: 'Des albums d’images à départager : faites-en une tier list, un tournoi ou un classement.',
  },
  ...forEachList((kind) => ({ title: KIND_TITLES[kind], description: LIST_TEXTS[kind].text })),
  terms: { title: LEGAL_TEXTS.terms, description: SITE_TEXTS.about },
  privacy: { title: LEGAL_TEXTS.privacy, description: SITE_TEXTS.about },
  legalNotice: { title: LEGAL_TEXTS.legalNotice, description: SITE_TEXTS.about },
};

/** The page of a room, which people send to each other and search engines do not index. It says nothing of the room. */
export const ROOM_HEAD: PageText = {
  title: ENTRY_TEXTS.title,
  description: 'Un album, un groupe, chaque téléphone vote : entrez avec un nom, sans compte.',
};

/** Parts of descriptions, without a full stop. */
export const DESCRIPTION_TEXTS = {
  author: (name: string) => `Les albums, tier lists, tournois et classements publics de ${name}`,
  album: (author: string, images: number) => `Album de ${author}, ${count(images, 'image')} à départager`,
  albumImages: (album: string, names: string) => `${album} : ${names}`,
  albumLeaders: (album: string, names: string) => `${album}. En tête du palmarès : ${names}`,
  content: (kind: ContentKind, author: string, album: string | null) =>
    `${KIND_NAMES[kind].label} de ${author}${album === null ? '' : ` sur l’album « ${album} »`}`,
};

export const PREVIEW_TEXTS = {
  /** Alternative text of the picture. */
  alt: (kind: ContentKind | 'album', name: string) =>
    `${kind === 'album' ? VIEWER_WORDS.album : KIND_NAMES[kind].label} : ${name}`,
  /** Drawn below the title. */
  by: (author: string) => `${VIEWER_WORDS.by} ${author}`,
};
