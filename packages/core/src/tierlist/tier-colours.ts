// Colours of tiers as six hex digits without # (TL-5), and the text colour (« ink ») for each.
// Invariant: the better ink has a contrast of at least 4.5 on any colour, because the inks' own contrast is 21 and 21 > 4.5².
// The colours of the interface are theme tokens.

export type Ink = 'black' | 'white';

/**
 * The inks as drawn (`--on-light-color`, `--on-dark-color`). With a black
 * lighter than #060606, neither ink would be readable on some greys.
 */
export const INKS: Readonly<Record<Ink, string>> = { black: '#000000', white: '#ffffff' };

/** Palette of the colour picker: best to worst, then greys. The first, second, fourth… are the default tiers. */
export const TIER_COLOURS = [
  'ff7f7f',
  'ffbf7f',
  'ffdf7f',
  'ffff7f',
  'bfff7f',
  '7fff7f',
  '7fffff',
  '7fbfff',
  '7f7fff',
  'bf7fff',
  'ff7fff',
  'bf7f7f',
  'cfcfcf',
  '858585',
  '3b3b3b',
] as const;

/** Colour of a saved line that has none (TL-5). */
export const FALLBACK_COLOUR = 'FFFFFF';

/** Colour under which the pool is saved (TL-65). */
export const POOL_COLOUR = 'CCCCCC';

export function isColour(text: string): boolean {
  return /^[0-9a-f]{6}$/iu.test(text);
}

/** Black or white, whichever has the higher contrast with the colour (WCAG 2.2, 1.4.3). */
export function inkOn(color: string): Ink {
  const luminance = getLuminance(color);
  const withBlack = (luminance + 0.05) / 0.05;
  const withWhite = 1.05 / (luminance + 0.05);
  return withBlack >= withWhite ? 'black' : 'white';
}

/** The first unused colour of the palette, for a new tier. */
export function nextColour(used: readonly string[]): string {
  const taken = new Set(used.map((color) => color.toLowerCase()));
  return TIER_COLOURS.find((color) => !taken.has(color)) ?? FALLBACK_COLOUR;
}

/** Relative luminance, from 0 (black) to 1 (white). */
function getLuminance(color: string): number {
  const [red, green, blue] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
