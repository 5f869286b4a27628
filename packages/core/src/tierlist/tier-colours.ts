// Colours of tiers, six hex digits without # (TL-5), and the ink that reads best on them.
// Invariant: the better of the two inks reaches a contrast of 4.5 on any colour, since their own contrast is 21 and 21 > 4.5².
// Leaves out: the colours of the interface, which are tokens of the theme.

export type Ink = 'black' | 'white';

/** As they are drawn (`--on-light-color`, `--on-dark-color`): a black any softer than #060606 leaves greys on which neither is read. */
export const INKS: Readonly<Record<Ink, string>> = { black: '#000000', white: '#ffffff' };

/** What the colour picker offers, from best to worst, then greys. The first, second, fourth… are the default tiers. */
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

/** TL-5: the colour of a line that has none. */
export const FALLBACK_COLOUR = 'FFFFFF';

/** TL-65: the colour under which the pool is saved. */
export const POOL_COLOUR = 'CCCCCC';

export function isColour(text: string): boolean {
  return /^[0-9a-f]{6}$/iu.test(text);
}

/** Black or white, whichever contrasts more with the colour (WCAG 2.2, 1.4.3). */
export function inkOn(color: string): Ink {
  const luminance = luminanceOf(color);
  const withBlack = (luminance + 0.05) / 0.05;
  const withWhite = 1.05 / (luminance + 0.05);
  return withBlack >= withWhite ? 'black' : 'white';
}

/** The first colour of the palette that no tier has, for a tier to add. */
export function nextColour(used: readonly string[]): string {
  const taken = new Set(used.map((color) => color.toLowerCase()));
  return TIER_COLOURS.find((color) => !taken.has(color)) ?? FALLBACK_COLOUR;
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminanceOf(color: string): number {
  const [red, green, blue] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
