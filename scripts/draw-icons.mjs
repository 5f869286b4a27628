// Draws the icons of the installed app from the logo (packages/web/public/favicon.svg), and the default link preview of the site. Run it
// when the logo changes; the files are in the repository, because every build would draw the same.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './repository.mjs';

const sharp = createRequire(join(root, 'packages/server/package.json'))('sharp');
const folder = join(root, 'packages/web/public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
const BACKGROUND = '#0d0e13';
/** Systems crop a maskable icon to other shapes: the safe zone is 80 % of it (W3C, Web App Manifest). */
const SAFE = 0.8;

/** Without rounded corners, which the system adds itself. */
const square = mark.replace(/ rx="7"/, '');
const draw = (svg, side) => sharp(Buffer.from(svg), { density: (72 * side) / 32 }).resize(side, side);

for (const side of [192, 512])
  await draw(mark, side)
    .png({ palette: true })
    .toFile(join(folder, `icon-${side}.png`));
await draw(square, 180).png({ palette: true }).toFile(join(folder, 'apple-touch-icon.png'));

const inner = Math.round(512 * SAFE);
const edge = (512 - inner) / 2;
await draw(square, inner)
  .extend({ top: edge, bottom: edge, left: edge, right: edge, background: BACKGROUND })
  .png({ palette: true })
  .toFile(join(folder, 'icon-maskable.png'));

const { createCanvas, GlobalFonts } = createRequire(join(root, 'packages/server/package.json'))(
  '@napi-rs/canvas',
);
const font =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
GlobalFonts.registerFromPath(join(root, font), 'Bricolage Grotesque');
const { MARK_BARS, MARK_COLOURS } = await import('../packages/pictures/src/picture-theme.ts');
const { DARK_THEME } = await import('../packages/pictures/src/dark-theme.ts');
const { DEFAULT_LANGUAGE, LANGUAGES } = await import('../packages/core/src/language.ts');
for (const language of LANGUAGES) {
  const { SITE_TEXTS } = await import(`../packages/texts/src/${language}/page-heads.ts`);
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, 1200, 630);
  for (const [index, colour] of MARK_COLOURS.entries()) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(120, 203 + index * 46, 240 * MARK_BARS[index], 36, 18);
    context.fill();
  }
  context.textBaseline = 'middle';
  context.fillStyle = DARK_THEME.colours.ink;
  context.font = '700 116px "Bricolage Grotesque"';
  context.fillText('Palmarès', 430, 270);
  context.fillStyle = DARK_THEME.colours.inkSoft;
  context.font = '500 40px "Bricolage Grotesque"';
  context.fillText(SITE_TEXTS.cardLine, 433, 376);
  await writeFile(
    join(folder, language === DEFAULT_LANGUAGE ? 'card.png' : `card-${language}.png`),
    await sharp(canvas.toBuffer('image/png')).png({ palette: true }).toBuffer(),
  );
}
