// Addresses of the stored pictures: `/media/<32 hex>/full.webp`, signed by a query when they are not public
// (`?e=<expiry>&v=<epoch>&s=<signature>`), and the smaller copies that lie beside.
// Invariant: every function gives an address that an <img> can load; what is not http(s) or a path is the default image.
// Leaves out: making and checking signatures, which cover the folder and not the file name (server).
import { IMAGE, IMAGE_SIZES } from '../limits.ts';

/** `full` or the width of a smaller copy, in pixels. */
export type ImageVariant = 'full' | (typeof IMAGE_SIZES)[number];

const STORED = /^(?<folder>\/media\/[0-9a-f]{32}\/)full\.webp(?<query>\?[^#]*)?$/u;
const HTTP = /^https?:\/\//iu;

/** The address of one copy. Addresses that are not ours have one size only and are left as they are. */
export function imageVariant(path: string | null | undefined, variant: ImageVariant): string {
  if (!path || !isLoadable(path)) return IMAGE.defaultPath;
  const stored = STORED.exec(path)?.groups;
  if (!stored) return path;
  return `${stored['folder']}${variant}.webp${stored['query'] ?? ''}`;
}

/** The `srcset` of a stored picture; undefined when there is only one size. */
export function srcsetOf(path: string | null | undefined): string | undefined {
  if (!path || !STORED.test(path)) return undefined;
  const copies = IMAGE_SIZES.map((width) => `${imageVariant(path, width)} ${width}w`);
  return [...copies, `${path} ${IMAGE.sideMax}w`].join(', ');
}

/** `//host/…` starts with a slash too, but leads to another site. */
function isLoadable(path: string): boolean {
  return HTTP.test(path) || (path.startsWith('/') && !path.startsWith('//'));
}
