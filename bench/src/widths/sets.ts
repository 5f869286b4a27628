/** Bytes of one copy, by « encoding width ». */
export type Weights = Map<string, number>;

/** Every width of any set. 1920 is `full`, whose width no set changes. */
export const WIDTHS = [160, 240, 320, 480, 640, 1920] as const;

export const SETS: Readonly<Record<string, readonly (typeof WIDTHS)[number][]>> = {
  '160, 480': [160, 480, 1920],
  '160, 320, 480': [160, 320, 480, 1920],
  '160, 240, 480': [160, 240, 480, 1920],
  '160, 320, 640': [160, 320, 640, 1920],
  '160, 320, 480, 640': [160, 320, 480, 640, 1920],
};
