import { IMAGE } from '@palmares/core/limits';
import configuredSharp, { type SharpOptions } from 'sharp';

// libvips would keep decoded pixels of strangers' pictures for a second use that never comes.
configuredSharp.cache(false);

/** The server imports sharp from here only, so that nothing is decoded with the cache of libvips on. */
export const sharp = configuredSharp;

/**
 * How untrusted bytes are opened. `failOn: 'error'` refuses cut and corrupt files; 'warning' would also refuse
 * the sound photos of phones that write odd markers (docs/decisions/0004-image-pipeline.md).
 */
export const UNTRUSTED = {
  failOn: 'error',
  limitInputPixels: IMAGE.decodedPixelsMax,
} as const satisfies SharpOptions;
