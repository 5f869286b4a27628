// The interface between the server and the built web app for server-side rendering (docs/decisions/0050-server-rendering.md). The server
// supplies the API replies that a visitor would get; the build of the web app holds the rendering code.
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

/** The API replies that a page starts with; list replies include their `meta`. */
export type SsrReplies = ContentReplies & {
  readonly site: SiteReply['data'];
  readonly home?: Pick<HomeReply, 'data' | 'meta'>;
  /** Seed of the duel on the home page, so that the server render and the hydration show the same one. */
  readonly seed?: number;
  readonly categories?: readonly CategoryRef[];
  readonly albums?: ListReply<AlbumSummary>;
  readonly album?: Album;
  readonly palmares?: AlbumPalmares;
};

export type PageToRender = {
  readonly page: FoundPage;
  /** Path and query. */
  readonly address: string;
  readonly replies: SsrReplies;
};

/** The style sheets that a page needs, in cascade order. */
export type PageStyles = {
  /** Addresses of files in the build. */
  readonly files: readonly string[];
  /** The content of all files. */
  readonly text: string;
};

/** Escaped HTML. */
export type RenderedPage = {
  readonly styles: PageStyles;
  /** Preload links of the images to fetch at once, placed after the style sheets. */
  readonly preloads: string;
  /** CSS for colours, which cannot be classes. The content security policy allows it by hash. */
  readonly rules: string;
  /** The markup inside the root element. */
  readonly content: string;
  /** The data that was rendered, for hydration: an inert element. */
  readonly data: string;
};

/** Addresses of scripts and style sheets of the build that each page needs, in addition to those in `index.html`. */
export type PageFiles = Readonly<Partial<Record<PageName, readonly string[]>>>;

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>;
