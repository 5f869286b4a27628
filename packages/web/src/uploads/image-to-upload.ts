// The fields sent with an image file, and those of an upload that was never answered.
import { parseImageUrl } from '@palmares/core/album/image-url';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import type { ImageTexts } from '../ui/image-edit-dialog.tsx';
import type { RequestKey } from './request-key.ts';

export type ImageToUpload = {
  albumId: number;
  /** One-based position. Null: after the others. */
  position: number | null;
  name: string;
  description: string;
  /** Null when there is none or it is invalid; an invalid one is ignored. */
  url: string | null;
};

export function imageToUpload(texts: ImageTexts, albumId: number, position: number | null): ImageToUpload {
  return {
    albumId,
    position,
    name: normaliseLine(texts.name),
    description: normaliseText(texts.description),
    url: parseImageUrl(texts.url),
  };
}

/**
 * An upload that was never answered may be in the album: it is retried unchanged, and its texts are changed afterwards. Returns null when
 * there is none, or when it equals `wanted`.
 */
export function unansweredUpload(previous: RequestKey | null, wanted: ImageToUpload): ImageToUpload | null {
  if (previous === null || previous.isRefused === true) return null;
  if (previous.body === JSON.stringify(wanted)) return null;
  return parseUpload(previous.body, wanted);
}

/** The text comes from a draft and may be invalid. An image keeps its album and position. */
function parseUpload(text: string, { albumId, position }: ImageToUpload): ImageToUpload | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { name, description, url }: Partial<Record<keyof ImageToUpload, unknown>> = value;
    if (typeof name !== 'string' || typeof description !== 'string') return null;
    return { albumId, position, name, description, url: typeof url === 'string' ? url : null };
  } catch {
    return null;
  }
}
