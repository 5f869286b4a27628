// What was just saved, as the screens after a save tell it (finish-panel.tsx).
import type { ContentKind } from '@palmares/core/content-kind';
import type { Image } from '@palmares/core/contract/types';
import type { ToldContent } from '../ui/told-content.ts';

export type Finished = {
  readonly kind: ContentKind;
  readonly id: number;
  /** It did not exist before this save. */
  readonly isNew: boolean;
  readonly title: string;
  readonly isPrivate: boolean;
  /** By the moderation: nobody else can open it. */
  readonly isHidden: boolean;
  readonly albumId: number;
  readonly albumIsPrivate: boolean;
  /** Null where there is nothing to draw yet. */
  readonly content: ToldContent | null;
  /** Those that it holds and shows. */
  readonly held: readonly number[];
  /** At least those. */
  readonly images: readonly Image[];
};

/** What a kind says of it. */
export type KindFinish<State, Source> = {
  /** The screen has a place for it beside its result; in a narrow window it stands there once one goes on. Left out: it is gone then. */
  readonly inScreen?: true;
  /** Null where there is nothing to draw yet. `author`: who is signed in. */
  readonly toPicture: (state: State, source: Source, author: string) => ToldContent | null;
  /** Those that it holds and shows. */
  readonly imagesOf: (state: State) => readonly number[];
};
