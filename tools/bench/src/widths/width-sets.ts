/** Bytes of one resized image, by « encoding width ». */
export type Weights = Map<string, number>;

/** All widths of all sets. 1920 is `full`, which is the same in every set. */
export const WIDTHS = [160, 240, 320, 480, 640, 1920] as const;

export const SETS: Readonly<Record<string, readonly (typeof WIDTHS)[number][]>> = {
  '160, 480': [160, 480, 1920],
  '160, 320, 480': [160, 320, 480, 1920],
  '160, 240, 480': [160, 240, 480, 1920],
  '160, 320, 640': [160, 320, 640, 1920],
  '160, 320, 480, 640': [160, 320, 480, 640, 1920],
};
