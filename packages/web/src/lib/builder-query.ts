// The query parameters of a new content (RK-21, TL-19, TO-10): the album, the selected images, the name, the main image, and whether to
// start at once.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { kindSlug } from '../kinds/kinds.ts';
import { parseId } from './paths.ts';

export type BuilderQuery = {
  readonly album: number;
  /** Null when the address has no image list: all images are selected (express starts and « Faire le mien »). */
  readonly images: readonly number[] | null;
  readonly name: string;
  readonly main: number | null;
  readonly express: boolean;
};

/** Returns the content kind named by the setup page's `type` parameter (SU-4); null when there is none. */
export const parseKind = (type: string | null): ContentKind | null =>
  CONTENT_KINDS.find((kind) => kindSlug(kind) === type) ?? null;

/** Returns null for missing or invalid ids: the page then redirects to the albums (TL-30). */
export function parseBuilderQuery(query: URLSearchParams): BuilderQuery | null {
  const album = parseId(query.get('album'));
  const listed = query.get('images');
  const images = listed === null ? null : parseImageIds(listed);
  if (album === null || (listed !== null && images === null)) return null;
  return {
    album,
    images,
    name: query.get('name') ?? '',
    main: parseId(query.get('main')),
    express: query.get('express') === 'true',
  };
}

/** Parses a JSON list of ids, given as numbers or strings. Returns null for anything else. */
function parseImageIds(text: string): readonly number[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length === 0) return null;
    const ids = value.map((id) =>
      parseId(typeof id === 'number' || typeof id === 'string' ? String(id) : null),
    );
    const known = ids.filter((id) => id !== null);
    return known.length === ids.length ? [...new Set(known)] : null;
  } catch {
    return null;
  }
}
