// The content of a picture, for each kind.
import type { ContentKind } from '@palmares/core/content-kind';

export type PictureImage = {
  readonly id: number;
  readonly name: string;
  /** Size of the file in pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
};

/** Aspect ratio (width / height), bounded so that an extreme image does not become a line. */
export function getAspectRatio({ width, height }: Pick<PictureImage, 'width' | 'height'>): number {
  if (width <= 0 || height <= 0) return 1;
  return Math.min(3, Math.max(1 / 3, width / height));
}

type Told = {
  readonly title: string;
  /** Line below the title: author and album. */
  readonly origin: string;
  /** Address of the site, next to the logo. */
  readonly site: string;
};

export type TierlistContent = Told & {
  readonly kind: 'tierlist';
  readonly tiers: readonly {
    readonly label: string;
    /** Six hex digits without #. */
    readonly color: string;
    readonly images: readonly PictureImage[];
  }[];
};

export type TournamentContent = Told & {
  readonly kind: 'tournament';
  readonly champion: PictureImage | null;
  /** The other images, from the finalists down, under the titles of the viewer. */
  readonly groups: readonly { readonly title: string; readonly images: readonly PictureImage[] }[];
  /** Ids of the images that the champion beat, if the duels are known. */
  readonly beaten?: readonly number[];
};

export type RankingContent = Told & {
  readonly kind: 'ranking';
  /** Best first. */
  readonly ranked: readonly PictureImage[];
};

/** Used only for link previews, because an album has no result to download. */
export type AlbumContent = Told & { readonly kind: 'album'; readonly images: readonly PictureImage[] };

/** The result of a room. It is no content: it belongs to one, and has no page of its own. */
export type RoomContent = Told & {
  readonly kind: 'room';
  /** How far guests agree with the group, highest first. `share` is 0 to 1, `value` its text. */
  readonly agreements: {
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly share: number; readonly value: string }[];
  };
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  /** The images that divided the group most. */
  readonly divided: { readonly title: string; readonly images: readonly PictureImage[] };
};

type PictureContents = {
  readonly tierlist: TierlistContent;
  readonly tournament: TournamentContent;
  readonly ranking: RankingContent;
};

export type ContentOfKind<K extends ContentKind> = PictureContents[K] & { readonly kind: K };
export type PictureContent = PictureContents[ContentKind];
/** What a browser draws to save and share. */
export type DrawableContent = PictureContent | RoomContent;

const SHOWN: { readonly [K in ContentKind]: (content: ContentOfKind<K>) => PictureImage[] } = {
  tierlist: ({ tiers }) => tiers.flatMap(({ images }) => images),
  tournament: ({ champion, groups }) => [
    ...(champion === null ? [] : [champion]),
    ...groups.flatMap(({ images }) => images),
  ],
  ranking: ({ ranked }) => [...ranked],
};

type TextLists = { readonly [K in ContentKind]: (content: ContentOfKind<K>) => string[] } & {
  readonly room: (content: RoomContent) => string[];
};

const TEXTS: TextLists = {
  tierlist: ({ tiers }) => tiers.map(({ label }) => label),
  tournament: () => [],
  ranking: () => [],
  room: ({ agreements, facts, divided }) => [
    agreements.title,
    divided.title,
    ...agreements.rows.flatMap(({ name, value }) => [name, value]),
    ...facts.flatMap(({ title, text }) => [title, text]),
  ],
};

/** All texts that its picture may show, besides those of every picture. */
export const listTexts = (content: DrawableContent): string[] =>
  (TEXTS[content.kind] as (own: DrawableContent) => string[])(content);

export const listDrawnImages = (content: DrawableContent): readonly PictureImage[] =>
  content.kind === 'room' ? content.divided.images : shownImages(content);

export function shownImages<K extends ContentKind>(content: ContentOfKind<K>): PictureImage[] {
  const kind: K = content.kind;
  const images: (content: ContentOfKind<K>) => PictureImage[] = SHOWN[kind];
  return images(content);
}
