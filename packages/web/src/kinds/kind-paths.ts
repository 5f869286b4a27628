import type { ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { withId, withQuery } from '../lib/build-path.ts';

/** The parameters of a new content's editor. */
type NewContent = {
  readonly album: number;
  /** Null for all images of the album, when the setup page was skipped. */
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main?: number;
  /** Skips the first screen of an editor that has one. */
  readonly express?: boolean;
};

export type KindPaths = {
  readonly list: string;
  readonly view: (id: number) => string;
  readonly create: (content: NewContent) => string;
  readonly edit: (id: number) => string;
};

/** Returns the addresses of a kind. `extra` names a parameter that only its editor uses. */
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
