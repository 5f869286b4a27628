// The system fonts of browsers in tests and benchmarks: files of npm packages, listed in a fontconfig file, so that results do not depend
// on the machine's fonts (docs/decisions/0027-layers-of-tests.md). Only Linux uses fontconfig.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

const PACKAGES = join(import.meta.dirname, '..', 'node_modules');
const CACHE = join(PACKAGES, '.cache', 'test-fonts');

type FontSet = {
  readonly sans: string;
  readonly mono: string;
  /** Paths below node_modules. */
  readonly files: readonly string[];
  /** Family names that fontconfig assigns instead of the fonts' own. */
  readonly renamed?: Readonly<Record<string, string>>;
};

const fontsource = (name: string) =>
  [400, 700].map((weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);

export const FONT_SETS = {
  // Liberation Sans and Mono are Arimo and Cousine under other names.
  liberation: {
    sans: 'Liberation Sans',
    mono: 'Liberation Mono',
    files: [...fontsource('arimo'), ...fontsource('cousine')],
    renamed: { Arimo: 'Liberation Sans', Cousine: 'Liberation Mono' },
  },
  dejavu: {
    sans: 'DejaVu Sans',
    mono: 'DejaVu Sans Mono',
    files: ['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold'].map(
      (face) => `dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`,
    ),
  },
  noto: {
    sans: 'Noto Sans',
    mono: 'Noto Sans Mono',
    files: [...fontsource('noto-sans'), ...fontsource('noto-sans-mono')],
  },
} as const satisfies Record<string, FontSet>;
const EMOJI = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff';

export type FontSetName = keyof typeof FONT_SETS;

const isFontSet = (name: string): name is FontSetName => Object.hasOwn(FONT_SETS, name);

/** The set named by TEST_FONTS; the default is Liberation, which has the widths of the Arial that most visitors have. */
function chosenSet(): FontSetName {
  const name = process.env['TEST_FONTS'] ?? 'liberation';
  if (!isFontSet(name)) throw new Error(`TEST_FONTS is one of ${Object.keys(FONT_SETS).join(', ')}: ${name}`);
  return name;
}

/** Environment of a browser that sees only this set. */
export function fontEnvironment(name: FontSetName = chosenSet()): Record<string, string> {
  const set = FONT_SETS[name];
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  for (const file of [...set.files, EMOJI]) placeFont(join(PACKAGES, file), folder);
  const path = join(CACHE, `${name}.conf`);
  write(path, fontconfig(folder, set));
  return { FONTCONFIG_FILE: path };
}

/** Unpacks the file, because Chromium does not accept compressed system fonts. */
function placeFont(file: string, folder: string): void {
  const isPacked = file.endsWith('.woff');
  const path = join(folder, `${basename(file, extname(file))}.ttf`);
  if (existsSync(path) && statSync(path).mtimeMs > statSync(file).mtimeMs) return;
  const content = readFileSync(file);
  write(path, isPacked ? unpackWoff(content) : content);
}

/** Writes atomically, because several workers may write the same file at the same time. */
function write(path: string, content: string | Buffer): void {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, path);
}

function fontconfig(folder: string, { sans, mono, renamed = {} }: FontSet): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(CACHE, 'fontconfig')}</cachedir>
${Object.entries(renamed).map(renameFamily).join('')}
${['sans-serif', 'serif', 'system-ui'].map((generic) => preferFamily(generic, sans)).join('')}
${preferFamily('monospace', mono)}
${preferFamily('emoji', 'Noto Color Emoji')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

const preferFamily = (generic: string, family: string) =>
  `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>\n`;

/** `local()` in a style sheet requests a full name. */
function renameFamily([own, family]: readonly [string, string]): string {
  const names = [
    ['Regular', family],
    ['Bold', `${family} Bold`],
  ];
  const rules = names.map(
    ([style, full]) => `  <match target="scan">
    <test name="family"><string>${own}</string></test>
    <test name="style"><string>${style}</string></test>
    <edit name="fullname" mode="assign"><string>${full}</string></edit>
    <edit name="family" mode="assign"><string>${family}</string></edit>
  </match>
`,
  );
  return rules.join('');
}
