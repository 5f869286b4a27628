// Draws the icons of an installed site from its mark (packages/web/public/favicon.svg). To be run when the mark changes; the files are
// in the repository, since every build would draw the same.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './repository.mjs';

const sharp = createRequire(join(root, 'packages/server/package.json'))('sharp');
const folder = join(root, 'packages/web/public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
const BACKGROUND = '#0d0e13';
/** Systems cut other shapes out of a maskable icon: what counts stands within 80 % of it (W3C, Web App Manifest). */
const SAFE = 0.8;

/** Without the round corners, which the system makes itself. */
const square = mark.replace(/ rx="7"/, '');
const draw = (svg, side) => sharp(Buffer.from(svg), { density: (72 * side) / 32 }).resize(side, side);

for (const side of [192, 512]) await draw(mark, side).png({ palette: true }).toFile(join(folder, `icon-${side}.png`));
await draw(square, 180).png({ palette: true }).toFile(join(folder, 'apple-touch-icon.png'));

const inner = Math.round(512 * SAFE);
const edge = (512 - inner) / 2;
await draw(square, inner)
  .extend({ top: edge, bottom: edge, left: edge, right: edge, background: BACKGROUND })
  .png({ palette: true })
  .toFile(join(folder, 'icon-maskable.png'));
