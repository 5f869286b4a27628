// Text uses a system font until the site's own has loaded. Each fallback face of fonts.css is adjusted to the widths and heights of the
// site's font in its weight; the test measures both from the font files.

import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import noto from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import notoBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import robotoBold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import dejavu from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import dejavuBold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import { expect, test } from 'vitest';

/** Texts of the screens, with realistic letter frequencies. */
const SAMPLE =
  'Créer ma tier list Partager Modifier Faire la mienne Signaler ce contenu Mes vingt albums préférés de l’année, classés par Zoé Martin ' +
  'le 24 novembre 2026. Les images de cet album sont publiques : chacun peut en tirer un classement, un tournoi ou une tier list.';
const SIZE = 1_000;

/** Arimo has the same metrics as Arial and Liberation Sans. */
const SYSTEMS = {
  Arial: [arimo, arimoBold],
  Roboto: [roboto, robotoBold],
  DejaVu: [dejavu, dejavuBold],
  Noto: [noto, notoBold],
} as const;
const SITE = [
  ['Inter', inter, ['400', '500', '600', '700']],
  ['Bricolage Grotesque', bricolage, ['600', '700', '800']],
] as const;

const measures = new Map<string, { width: number; ascent: number; descent: number }>();

async function measure(url: string, weight: string) {
  const key = `${url} ${weight}`;
  const known = measures.get(key);
  if (known !== undefined) return known;
  const family = `measured ${measures.size}`;
  const face = await new FontFace(family, `url(${url})`, { weight: '100 900' }).load();
  document.fonts.add(face);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.font = `${weight} ${SIZE}px "${family}"`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(SAMPLE);
  document.fonts.delete(face);
  const measured = { width, ascent: fontBoundingBoxAscent / SIZE, descent: fontBoundingBoxDescent / SIZE };
  measures.set(key, measured);
  return measured;
}

const declared = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name).replaceAll('"', '');
      return [
        `${read('font-family')} ${read('font-weight')}`,
        [
          read('size-adjust'),
          read('ascent-override'),
          read('descent-override'),
          read('line-gap-override'),
        ].map(Number.parseFloat),
      ] as const;
    })
    .filter(([name]) => name.includes('Fallback'));

test.each(
  SITE.flatMap(([family, url, weights]) =>
    Object.entries(SYSTEMS).flatMap(([system, files]) =>
      weights.map((weight) => ({ family, url, system, weight, file: files[Number(weight) < 600 ? 0 : 1] })),
    ),
  ),
)('$family $weight over $system is as wide and as high', async ({ family, url, system, weight, file }) => {
  const [own, other] = [await measure(url, weight), await measure(file, '400')];
  const stretch = own.width / other.width;
  const wanted = [stretch, own.ascent / stretch, own.descent / stretch, 0].map((part) => part * 100);
  const found = new Map(declared()).get(`${family} Fallback ${system} ${weight}`);
  expect(found).toBeDefined();
  for (const [index, part] of wanted.entries()) expect(found?.[index]).toBeCloseTo(part, 0);
});
