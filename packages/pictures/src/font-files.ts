// The faces of the site as files of npm packages, for a canvas without a page: the server's, and that of the tests.

export type FontFile = {
  /** Of npm; its files lie in its folder `files`. */
  readonly name: string;
  readonly file: string;
  readonly family: string;
};

export const FONT_FILES: readonly FontFile[] = [
  { name: '@fontsource-variable/inter', file: 'inter-latin-wght-normal.woff2', family: 'Inter' },
  {
    name: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    family: 'Bricolage Grotesque',
  },
  // The parts that the same package offers for browsers are drawn as nothing by a canvas.
  {
    name: '@fontsource/noto-color-emoji',
    file: 'noto-color-emoji-emoji-400-normal.woff2',
    family: 'Noto Color Emoji',
  },
];
