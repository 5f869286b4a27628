// Reads the current colours and fonts of the page, so that its picture looks the same: a worker has no access to style sheets.
import type { PictureFace } from '@palmares/pictures/font-faces';
import type { Colour, PictureTheme } from '@palmares/pictures/picture-theme';

/** Custom properties of the style sheet. */
export const COLOURS = {
  page: '--page',
  raised: '--raised',
  line: '--line',
  ink: '--ink',
  inkSoft: '--ink-soft',
  accent: '--accent',
  ground: '--ground',
  onGround: '--on-ground',
  scrim: '--ground-scrim',
  onLight: '--on-light-color',
  onDark: '--on-dark-color',
  markEdge: '--mark-edge',
} as const satisfies Record<Colour, string>;
const FACES = { title: '--font-title', text: '--font-text' } as const;
const DESCRIPTORS = { weight: 'font-weight', unicodeRange: 'unicode-range' } as const;

export type PageTheme = PictureTheme & { readonly fonts: readonly PictureFace[] };

export function readPageTheme(): PageTheme {
  const style = getComputedStyle(document.documentElement);
  // `fromEntries` loses the names of the keys, hence the cast.
  const read = <T extends string>(names: Record<T, string>) =>
    Object.fromEntries(
      Object.entries<string>(names).map(([key, name]) => [key, style.getPropertyValue(name).trim()]),
    ) as Record<T, string>;
  return {
    colours: read(COLOURS),
    faces: read(FACES),
    // The page's fallback fonts are stretched system fonts, which a canvas cannot reproduce.
    fonts: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].flatMap(fontIn))
      .filter(({ source }) => source.includes('url(')),
  };
}

function fontIn(rule: CSSRule): PictureFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const { style } = rule;
  const descriptors = Object.fromEntries(
    Object.entries(DESCRIPTORS)
      .map(([key, name]) => [key, style.getPropertyValue(name)] as const)
      .filter(([, value]) => value !== ''),
  );
  const family = style.getPropertyValue('font-family').replaceAll(/["']/gu, '');
  return [{ family, source: style.getPropertyValue('src'), descriptors }];
}
