import type { Language } from '@palmares/texts/language';
import type { KindPaths } from './kind-paths.ts';

/** The data of a content kind that every page needs, part of the first chunk. */
export type Kind = {
  /** Language of its editor and viewer (SH-7). */
  readonly language: Language;
  /** Title of its list, in the language of the page. */
  readonly title: string;
  readonly paths: KindPaths;
};

/** Texts of the viewer and the editor, in the language of the kind. */
export type KindWords = {
  readonly makeMine: string;
  readonly edit: string;
  readonly private: string;
  readonly unknownAlbum: string;
  readonly unknownAuthor: string;
  /** `list` always leads to the list of its kind; `previous` leads to the previous page, or to that list. */
  readonly back: { readonly label: string; readonly leadsTo: 'list' | 'previous' };
  /** Texts for a content that only its author can open, and for publishing it (SH-64). */
  readonly publish: Readonly<
    Record<
      'onlyYou' | 'published' | 'publishFailed' | 'publishTitle' | 'publishText' | 'publishConfirm',
      string
    >
  >;
  /** Titles after the first save and after later ones. */
  readonly saved: { readonly first: string; readonly later: string };
};
