// The link preview of an album or content: its content, the addresses of its images, and its own address.
import { hash } from 'node:crypto';
import type { Image } from '@palmares/core/contract/types';
import { PREVIEW } from '@palmares/core/limits';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { FIXED_SIZES } from '@palmares/pictures/format';
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '@palmares/texts/language';
import type { PublicResource } from '../../content/public-resource/public-resource.ts';
import type { DrawnContent } from '../../drawing/drawing-thread.ts';
import { PUBLISHED_KINDS } from '../kinds/kinds.ts';
import { HEAD_TEXTS } from '../meta/head-texts.ts';
import type { SharedPicture } from '../meta/page-head.ts';

export type PreviewPicture = SharedPicture & {
  /** A hash of the picture's content, the same in all languages: another picture has another address. */
  readonly tag: string;
  readonly content: DrawnContent;
  /** Addresses of the files, by image id. */
  readonly paths: ReadonlyMap<number, string>;
};

/** Increment it when the drawing code changes, so that every picture is drawn again. */
const DRAWING = 2;

/** `site` is the site's address, which the picture shows. Returns null if there is no image to show. */
export function createPreviewPicture(
  thing: PublicResource,
  site: string,
  language: Language,
): PreviewPicture | null {
  const images = getDrawnGroups(thing)
    .flatMap((group) => group.images)
    .slice(0, PREVIEW.imagesMax);
  if (images.length === 0) return null;
  const shown = new Set(images.map(({ id }) => id));
  const getPicture = (wanted: Language): DrawnContent => {
    const by = HEAD_TEXTS[wanted].PREVIEW_TEXTS.by(isolateBidi(thing.author));
    return getContent(thing, shown, { by, site: new URL(site).host });
  };
  const paths = new Map(
    images.flatMap(({ id, path_image }) => (path_image === null ? [] : [[id, path_image]])),
  );
  const files = [...paths.values()].map((path) => path.split('?', 1)[0]);
  const tag = hash('sha256', JSON.stringify([DRAWING, getPicture(DEFAULT_LANGUAGE), files])).slice(
    0,
    PREVIEW.tagLength,
  );
  return {
    tag,
    content: getPicture(language),
    paths,
    path: inLanguage(language, `/preview/${thing.kind}/${thing.id}/${tag}.jpg`),
    type: 'image/jpeg',
    ...FIXED_SIZES.wide,
    text: HEAD_TEXTS[language].PREVIEW_TEXTS.alt(thing.kind, thing.name),
  };
}

type FrameTexts = { readonly by: string; readonly site: string };

function getContent(
  thing: PublicResource,
  shown: ReadonlySet<number>,
  { by, site }: FrameTexts,
): DrawnContent {
  const { kind, name, album, champion, beaten, tiers } = thing;
  const frame = { title: name, origin: album === null ? by : `${isolateBidi(album)} · ${by}`, site };
  const drawn = getDrawnGroups(thing).map((group) => ({
    ...group,
    images: group.images.filter(({ id }) => shown.has(id)).map(strip),
  }));
  if (kind === 'album' && tiers.length > 0)
    return PUBLISHED_KINDS.tierlist.toPicture(frame, { groups: drawn, champion, beaten });
  if (kind === 'album') return { kind, ...frame, images: drawn.flatMap(({ images }) => images) };
  return PUBLISHED_KINDS[kind].toPicture(frame, { groups: drawn, champion, beaten });
}

/** An album shows its palmarès once it has one. */
const getDrawnGroups = ({ groups, tiers }: PublicResource) => (tiers.length > 0 ? tiers : groups);

/** The fields of an image that a picture needs. */
const strip = ({ id, name, width, height }: Image) => ({ id, name, width, height });
