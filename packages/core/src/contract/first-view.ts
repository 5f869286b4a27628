// Where the server and the built web app meet when a page is drawn before it is sent (docs/decisions/0050-server-rendering.md). The
// server gives what a visitor's calls of the API would have answered; the build of the web app holds the code that draws.
import type { ContentKind, ListName } from '../content-kind.ts';
import type { ContentWire } from './content-endpoints.ts';
import type { FoundPage } from './find-page.ts';
import type { PageName } from './pages.ts';
import type {
  Album,
  AlbumPalmares,
  AlbumSummary,
  CategoryRef,
  HomeReply,
  PageMeta,
  SiteReply,
} from './types.ts';

type ContentReplies = {
  readonly [K in ContentKind]?: NonNullable<ContentWire[K]['whole']>;
} & {
  readonly [K in ContentKind as ListName<K>]?: ListReply<ContentWire[K]['summary']>;
};

type ListReply<T> = { readonly data: readonly T[]; readonly meta: PageMeta };

/** The replies that a page begins with, those of lists with their `meta`. */
export type FirstReplies = ContentReplies & {
  readonly site: SiteReply['data'];
  readonly home?: Pick<HomeReply, 'data' | 'meta'>;
  /** Which duel the home page opens with: the same for who draws the page and for who goes on with it. */
  readonly seed?: number;
  readonly categories?: readonly CategoryRef[];
  readonly albums?: ListReply<AlbumSummary>;
  readonly album?: Album;
  readonly palmares?: AlbumPalmares;
};

export type PageToRender = {
  readonly page: FoundPage;
  /** With its query. */
  readonly address: string;
  readonly replies: FirstReplies;
};

/** The style sheets that a page needs, in the order of the cascade. */
export type PageStyles = {
  /** Addresses of the build. */
  readonly files: readonly string[];
  /** All that they hold. */
  readonly text: string;
};

/** HTML, escaped. */
export type RenderedPage = {
  readonly styles: PageStyles;
  /** Behind them: the pictures to fetch at once. */
  readonly preloads: string;
  /** CSS of what cannot stand in a class: colours. The content policy allows it by its hash. */
  readonly rules: string;
  /** What the app draws into its root. */
  readonly content: string;
  /** What it was drawn of, for the app: an element that is never run. */
  readonly data: string;
};

/** Addresses of scripts and style sheets of the build that each page needs, beside those that `index.html` names. */
export type PageFiles = Readonly<Partial<Record<PageName, readonly string[]>>>;

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;
