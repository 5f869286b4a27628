import type { Language } from '../ui/language.ts';
import type { KindPaths } from './kind-paths.ts';

/** What every page knows of a kind of content: it stands in the first view. */
export type Kind = {
  /** Of its editor and viewer (SH-7). */
  readonly language: Language;
  /** Its list, in French. */
  readonly title: string;
  readonly paths: KindPaths;
};

/** What a viewer and an editor say of a kind, in the language of the kind. */
export type KindWords = {
  readonly makeMine: string;
  readonly edit: string;
  readonly private: string;
  readonly unknownAlbum: string;
  readonly unknownAuthor: string;
  /** `list`: always to the list of its kind; `previous`: where one came from, or to that list. */
  readonly back: { readonly label: string; readonly leadsTo: 'list' | 'previous' };
  /** A content that only its author can open, and making it public (SH-64). */
  readonly publish: Readonly<
    Record<
      'onlyYou' | 'published' | 'publishFailed' | 'publishTitle' | 'publishText' | 'publishConfirm',
      string
    >
  >;
  /** After a save: the first one, and later ones. */
  readonly saved: { readonly first: string; readonly later: string };
};
