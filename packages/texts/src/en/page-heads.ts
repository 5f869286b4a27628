import { forEachList } from '@palmares/core/content-kind';
import type * as fr from '../fr/page-heads.ts';
import { VIEWER_WORDS } from './content-header.ts';
import { GALLERY_TEXTS as LIST_TEXTS } from './content-lists.ts';
import { GALLERY_TEXTS } from './gallery.ts';
import { count } from './grammar.ts';
import { KIND_NAMES } from './kind-facts.ts';
import { KIND_TITLES } from './kind-titles.ts';
import { LEGAL_TEXTS } from './legal.ts';
import { ENTRY_TEXTS } from './rooms-play.ts';
import { ERROR_TEXTS } from './shell.ts';

export const SITE_TEXTS: typeof fr.SITE_TEXTS = {
  locale: 'en_US',
  about: 'One album, three ways to settle it: tier list, tournament, ranking. Make your own and share it.',
  cardLine: 'One album, three ways to settle it',
  card: 'Palmarès: one album, three ways to settle it',
  missing: ERROR_TEXTS.notFoundPage,
};

export const PAGE_TEXTS: typeof fr.PAGE_TEXTS = {
  home: { title: null, description: SITE_TEXTS.about },
  gallery: {
    title: GALLERY_TEXTS.title,
    description: 'Albums of images to choose between: turn one into a tier list, a tournament or a ranking.',
  },
  ...forEachList((kind) => ({ title: KIND_TITLES[kind], description: LIST_TEXTS[kind].text })),
  terms: { title: LEGAL_TEXTS.terms, description: SITE_TEXTS.about },
  privacy: { title: LEGAL_TEXTS.privacy, description: SITE_TEXTS.about },
  legalNotice: { title: LEGAL_TEXTS.legalNotice, description: SITE_TEXTS.about },
};

export const ROOM_HEAD: typeof fr.ROOM_HEAD = {
  title: ENTRY_TEXTS.title,
  description: 'One album, one group, every phone votes: come in with a name, no account needed.',
};

export const DESCRIPTION_TEXTS: typeof fr.DESCRIPTION_TEXTS = {
  author: (name) => `Public albums, tier lists, tournaments and rankings by ${name}`,
  album: (author, images) => `Album by ${author}, ${count(images, 'image')} to choose between`,
  albumImages: (album, names) => `${album}: ${names}`,
  albumLeaders: (album, names) => `${album}. Top of the community ranking: ${names}`,
  content: (kind, author, album) =>
    `${KIND_NAMES[kind].label} by ${author}${album === null ? '' : ` from the album “${album}”`}`,
};

export const PREVIEW_TEXTS: typeof fr.PREVIEW_TEXTS = {
  alt: (kind, name) => `${kind === 'album' ? VIEWER_WORDS.album : KIND_NAMES[kind].label}: ${name}`,
  by: (author) => `${VIEWER_WORDS.by} ${author}`,
};
