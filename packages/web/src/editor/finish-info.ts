// The content that was just saved, as the panel after a save presents it (finish-panel.tsx).
import type { ContentKind } from '@palmares/core/content-kind';
import type { Image } from '@palmares/core/contract/types';
import type { ShareableContent } from '../ui/shareable-content.ts';

export type FinishInfo = {
  readonly kind: ContentKind;
  readonly id: number;
  /** True when this save created the content. */
  readonly isNew: boolean;
  readonly title: string;
  readonly isPrivate: boolean;
  /** True when moderators hid the content: nobody else can open it. */
  readonly isHidden: boolean;
  readonly albumId: number;
  readonly albumIsPrivate: boolean;
  /** Null when there is nothing to draw yet. */
  readonly content: ShareableContent | null;
  /** Ids of the images that the content holds and shows. */
  readonly held: readonly number[];
  /** Images of the content or its album, at least those in `held`. */
  readonly images: readonly Image[];
};

/** The part of the panel that a kind provides. */
export type KindFinish<State, Source> = {
  /**
   * The screen shows the panel inline beside its result; in a narrow window, once the person continues. Left out: the panel then
   * disappears.
   */
  readonly inScreen?: true;
  /** Returns null when there is nothing to draw yet. `author`: the signed-in user; empty for a visitor. */
  readonly toPicture: (state: State, source: Source, author: string) => ShareableContent | null;
  /** Returns the ids of the images that the content holds and shows. */
  readonly imagesOf: (state: State) => readonly number[];
};
