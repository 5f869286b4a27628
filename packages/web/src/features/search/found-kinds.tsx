// How each kind of result is shown.
import { type ContentKind, forEachKind } from '@palmares/core/content-kind';
import { parseSearch, type SearchKind } from '@palmares/core/search/parse-search';
import { count } from '@palmares/texts/page/grammar';
import { kindNoun } from '@palmares/texts/page/kind-facts';
import { SEARCH_TEXTS } from '@palmares/texts/page/search';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import type { Found } from '../../api/search.ts';
import { KindCard } from '../../kinds/kind-card.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { ContentCardSkeleton } from '../../ui/content-card.tsx';
import { FoundImageCard, FoundImageSkeleton } from './found-image.tsx';
import { PersonRow, PersonSkeleton } from './person-row.tsx';

export type AlbumLinks = { readonly albumLink: (id: number) => To; readonly onHint: () => void };

export type FoundView<K extends SearchKind> = {
  readonly title: string;
  /** Singular noun, for counts. */
  readonly unit: string;
  readonly columns: 'card' | 'wide';
  readonly skeleton: ReactNode;
  readonly keyOf: (item: Found<K>) => number | string;
  readonly render: (item: Found<K>, heading: 'h2' | 'h3', links: AlbumLinks) => ReactNode;
};

const contentView = <K extends ContentKind>(kind: K): FoundView<K> => ({
  title: KINDS[kind].title,
  unit: kindNoun(kind),
  columns: 'wide',
  skeleton: <ContentCardSkeleton />,
  keyOf: (content) => content.id,
  render: (content, heading) => <KindCard kind={kind} heading={heading} content={content} />,
});

export const FOUND_VIEWS: { readonly [K in SearchKind]: FoundView<K> } = {
  album: {
    title: SEARCH_TEXTS.albums,
    unit: SEARCH_TEXTS.album,
    columns: 'card',
    skeleton: <AlbumCardSkeleton />,
    keyOf: (album) => album.id,
    render: (album, heading, { albumLink, onHint }) => (
      <AlbumCard heading={heading} album={album} to={albumLink(album.id)} onHint={onHint} />
    ),
  },
  ...forEachKind(contentView),
  author: {
    title: SEARCH_TEXTS.people,
    unit: SEARCH_TEXTS.person,
    columns: 'wide',
    skeleton: <PersonSkeleton />,
    keyOf: (person) => person.nametag,
    render: (person, heading) => <PersonRow heading={heading} person={person} />,
  },
  image: {
    title: SEARCH_TEXTS.images,
    unit: SEARCH_TEXTS.image,
    columns: 'card',
    skeleton: <FoundImageSkeleton />,
    keyOf: (image) => image.id,
    render: (image, heading) => <FoundImageCard heading={heading} image={image} />,
  },
};

/** People first: they take the least room. Contents in the order of the header's tabs. */
export const SHOWN_KINDS: readonly SearchKind[] = [
  'author',
  'album',
  ...(Object.keys(KINDS) as ContentKind[]),
  'image',
];

/** Whether the text holds something that can be looked for. */
export const isSearchable = (q: string): boolean => parseSearch(q) !== null;

/** Example: « 12 albums »; a total that the server stopped counting is « 50+ ». */
export const countText = (total: number, max: number, unit: string): string =>
  total >= max ? SEARCH_TEXTS.atLeast(max) : count(total, unit);
