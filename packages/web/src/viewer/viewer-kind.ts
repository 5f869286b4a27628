// The interface between one kind of content (tier list, ranking, tournament, or a fourth) and the shared viewer frame. The frame loads the
// content, renews the addresses of its images, and shows its title, what moderators decided about it, and why it cannot be shown.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ComponentType, ReactNode } from 'react';
import type { Whole } from '../lib/content-union.ts';
import type { Publish } from '../ui/share-action.tsx';

/** Why a content cannot be shown, and what the reader can do. */
export type ViewFailure = { readonly title: string } & (
  | { readonly retry: true }
  | { readonly retry?: false; readonly text?: string; readonly action: ReactNode }
);

/** What the frame gives to the part of a kind. */
export type Shown<K extends ContentKind> = {
  readonly content: Whole<K>;
  readonly title: string;
  /** For the author, while nobody else can open the content. */
  readonly publish: Publish;
  /** The header's line that shows how far other people agree. */
  readonly agreement: ReactNode;
  /** What moderators decided about the content, for those who still see it. */
  readonly notices: ReactNode;
};

export type ViewerKind<K extends ContentKind> = {
  readonly kind: K;
  readonly texts: Readonly<Record<'page' | 'loading' | 'untitled' | 'frozen', string>>;
  /** CSS class of the page. */
  readonly className: string | undefined;
  /** The loaded content: header, notices and images. */
  readonly Content: ComponentType<Shown<K>>;
  readonly Skeleton: ComponentType;
  /** `error` is null when the reply contained no content. */
  readonly explainFailure: (error: Error | null) => ViewFailure;
  /** Replaces the page at an address without a usable id. Left out: the albums. */
  readonly missing?: ViewFailure;
};
