// How a page is looked at by those for whom it is hardest to look well (issue of every hand and eye; docs/ACCESSIBILITY.md): for pictures on demand.

/** What WCAG 1.4.12 asks a page to bear. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** WCAG 1.4.4: letters alone, not the window. */
export const LARGE_LETTERS = ':root { font-size: 200% }';

export type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly css?: string;
  readonly media?: { readonly name: string; readonly value: string };
};

export const LOOKS: readonly Look[] = [
  { name: '320', width: 320, height: 640 },
  // 1280 × 1024 enlarged four times.
  { name: 'zoom', width: 320, height: 256 },
  { name: 'spacing', width: 360, height: 740, css: TEXT_SPACING },
  { name: 'letters', width: 390, height: 844, css: LARGE_LETTERS },
  { name: 'forced', width: 390, height: 844, media: { name: 'forced-colors', value: 'active' } },
  { name: 'contrast', width: 390, height: 844, media: { name: 'prefers-contrast', value: 'more' } },
];
