// What goes up with the file of an image, and what went up when no answer came.
import { parseImageUrl } from '@palmares/core/album/image-url';
import { normaliseLine, normaliseText } from '@palmares/core/text/normalise-text';
import type { ImageTexts } from '../ui/image-edit-dialog.tsx';
import type { RequestKey } from './request-key.ts';

export type ImageToUpload = {
  albumId: number;
  /** From 1. Null: behind the others. */
  position: number | null;
  name: string;
  description: string;
  /** Null when there is none, or a wrong one: it is ignored. */
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
 * An upload whose answer never came may be in the album: it is sent again as it went, and its texts are changed afterwards. Null
 * when there is none, or when what is wanted is what went.
 */
export function unansweredUpload(previous: RequestKey | null, wanted: ImageToUpload): ImageToUpload | null {
  if (previous === null || previous.isRefused === true) return null;
  if (previous.body === JSON.stringify(wanted)) return null;
  return parseUpload(previous.body, wanted);
}

/** It comes from a draft, which may hold anything. An image keeps its album and its place. */
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
