// The colours and fonts of the page as it is now, so that its picture looks the same: a worker sees no style sheet.

const COLOURS = {
  page: '--page',
  raised: '--raised',
  line: '--line',
  ink: '--ink',
  inkSoft: '--ink-soft',
  ground: '--ground',
  onGround: '--on-ground',
  scrim: '--ground-scrim',
  onLight: '--on-light-color',
  onDark: '--on-dark-color',
  markEdge: '--mark-edge',
} as const;
const MARK = ['--tier-s', '--tier-a', '--tier-b', '--tier-c', '--tier-d'] as const;
const FACES = { title: '--font-title', text: '--font-text' } as const;
const DESCRIPTORS = { weight: 'font-weight', unicodeRange: 'unicode-range' } as const;

export type PageFont = {
  readonly family: string;
  readonly source: string;
  readonly descriptors: { readonly weight?: string; readonly unicodeRange?: string };
};

export type PageLook = {
  readonly colours: Record<keyof typeof COLOURS, string>;
  /** The bars of the mark, from the longest. */
  readonly mark: readonly string[];
  /** Families, as a style sheet lists them. */
  readonly faces: Record<keyof typeof FACES, string>;
  readonly fonts: readonly PageFont[];
};

export function readPageLook(): PageLook {
  const style = getComputedStyle(document.documentElement);
  const read = <T extends string>(names: Record<T, string>) =>
    Object.fromEntries(
      Object.entries<string>(names).map(([key, name]) => [key, style.getPropertyValue(name).trim()]),
    ) as Record<T, string>;
  return {
    colours: read(COLOURS),
    mark: MARK.map((name) => style.getPropertyValue(name).trim()),
    faces: read(FACES),
    fonts: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(fontIn)),
  };
}

function fontIn(rule: CSSRule): PageFont[] {
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
