// Display modes of readers for whom layouts are hardest to get right (docs/ACCESSIBILITY.md), for screenshots on demand.

/** The text spacing that WCAG 1.4.12 requires a page to support. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** WCAG 1.4.4: enlarges text only, not the window. */
export const LARGE_TEXT = ':root { font-size: 200% }';

export type DisplayMode = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly css?: string;
  readonly media?: { readonly name: string; readonly value: string };
};

export const DISPLAY_MODES: readonly DisplayMode[] = [
  { name: '320', width: 320, height: 640 },
  // 1280 × 1024 at 400 % zoom.
  { name: 'zoom', width: 320, height: 256 },
  { name: 'spacing', width: 360, height: 740, css: TEXT_SPACING },
  { name: 'letters', width: 390, height: 844, css: LARGE_TEXT },
  { name: 'forced', width: 390, height: 844, media: { name: 'forced-colors', value: 'active' } },
  { name: 'contrast', width: 390, height: 844, media: { name: 'prefers-contrast', value: 'more' } },
];
