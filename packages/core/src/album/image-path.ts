// Addresses of stored images: `/media/<32 hex>/full.webp`, with a signature in the query when they are not public
// (`?e=<expiry>&v=<epoch>&s=<signature>`), and the resized versions next to it.
// Invariant: every function returns an address that an <img> can load. Anything except http(s) and paths becomes the default image.
// The server creates and verifies signatures, which cover the folder and not the file name.
import { IMAGE, IMAGE_SIZES } from '../limits.ts';

/** `full`, or the width of a resized version in pixels. */
export type ImageVariant = 'full' | (typeof IMAGE_SIZES)[number];

const STORED = /^(?<folder>\/media\/[0-9a-f]{32}\/)full\.webp(?<query>\?[^#]*)?$/u;
const HTTP = /^https?:\/\//iu;

/** The address of one version of an image. External addresses have a single version and are returned unchanged. */
export function imageVariant(path: string | null | undefined, variant: ImageVariant): string {
  if (!path || !isLoadable(path)) return IMAGE.defaultPath;
  const stored = STORED.exec(path)?.groups;
  if (!stored) return path;
  return `${stored['folder']}${variant}.webp${stored['query'] ?? ''}`;
}

/** The `srcset` of a stored image; undefined when there is only one size. */
export function buildSrcset(path: string | null | undefined): string | undefined {
  if (!path || !STORED.test(path)) return undefined;
  const copies = IMAGE_SIZES.map((width) => `${imageVariant(path, width)} ${width}w`);
  return [...copies, `${path} ${IMAGE.sideMax}w`].join(', ');
}

/** `//host/…` also starts with a slash, but points to another site. */
function isLoadable(path: string): boolean {
  return HTTP.test(path) || (path.startsWith('/') && !path.startsWith('//'));
}
