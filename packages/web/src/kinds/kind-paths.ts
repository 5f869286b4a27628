import type { ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { withId, withQuery } from '../lib/build-path.ts';

/** What an editor is opened on. */
type NewContent = {
  readonly album: number;
  /** Null for all of the album, where nobody chose among them on the setup page. */
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main?: number;
  /** Begins at once where an editor has a first screen of its own. */
  readonly express?: boolean;
};

export type KindPaths = {
  readonly list: string;
  readonly view: (id: number) => string;
  readonly create: (content: NewContent) => string;
  readonly edit: (id: number) => string;
};

/** The addresses of a kind. `extra`: what only its editor is told. */
export function kindPaths(kind: ContentKind, extra?: 'main' | 'express'): KindPaths {
  return {
    list: PAGES[`${kind}s`],
    view: (id) => withId(PAGES[kind], id),
    create: (content) => {
      const { album, images, name } = content;
      const query = { album, images: images && JSON.stringify(images), name };
      return withQuery(PAGES[`${kind}Create`], extra ? { ...query, [extra]: content[extra] } : query);
    },
    edit: (id) => withId(PAGES[`${kind}Edit`], id),
  };
}
