// The site's fonts as files of npm packages, for a canvas without a page: on the server and in tests.

export type FontFile = {
  /** Name of the npm package, which holds the file in its folder `files`. */
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
  // The whole font: a canvas draws nothing for the split files that the package offers for browsers.
  {
    name: '@fontsource/noto-color-emoji',
    file: 'noto-color-emoji-emoji-400-normal.woff2',
    family: 'Noto Color Emoji',
  },
];
