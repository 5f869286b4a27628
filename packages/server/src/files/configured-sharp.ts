import { IMAGE } from '@palmares/core/limits';
import configuredSharp, { type SharpOptions } from 'sharp';

// libvips would cache decoded pixels of uploads for a second use that never comes.
configuredSharp.cache(false);

/** The server imports sharp only from here, so that nothing is decoded with the cache of libvips on. */
export const sharp = configuredSharp;

/**
 * Options for untrusted bytes. `failOn: 'error'` refuses truncated and corrupt files; 'warning' would also refuse valid photos of phones
 * that write odd markers (docs/decisions/0004-image-pipeline.md).
 */
export const UNTRUSTED = {
  failOn: 'error',
  limitInputPixels: IMAGE.decodedPixelsMax,
} as const satisfies SharpOptions;
