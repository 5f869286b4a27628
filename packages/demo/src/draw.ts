// Draws one demo image: an icon in the middle of a full-bleed square, or a photograph as it is. The corners stay square, because the
// screens round them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { DemoAlbum, DemoImage, IconId } from './album.ts';

/** Width and height of a drawn image, in pixels. */
export const SIDE = 512;

/** Share of the side that an icon's ink fills. The mosaic cover crops its large tile to about 63 % of the width. */
const SHARE = { 'fluent-emoji-flat': 0.61, flag: 0.64, logos: 0.52 } as const;

/** Maximum enlargement of a small icon, so that a cherry stays smaller than an elephant. */
const GROWTH_MAX = 1.25;

/** Side in pixels of the trial drawing that locates the ink. */
const TRIAL_SIDE = 128;

const FLAG_CORNER = 18;

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

type IconSet = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};
type Box = { x: number; y: number; width: number; height: number };
type Picture = { body: string; width: number; height: number };

/** The sets that are drawn. */
type DrawnSet = keyof typeof SHARE;

const loadedSets = new Map<string, Promise<IconSet>>();

/** Loads an icon set: a JSON file of about 9 MB, read only once even when images are drawn concurrently. */
function loadSet(set: 'fluent-emoji-flat' | 'logos'): Promise<IconSet> {
  const loaded = loadedSets.get(set);
  if (loaded) return loaded;
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${set}/icons.json`));
  const loading = readFile(file, 'utf8').then((text) => JSON.parse(text) as IconSet);
  loadedSets.set(set, loading);
  return loading;
}

async function findIcon(set: 'fluent-emoji-flat' | 'logos', name: string): Promise<Picture | null> {
  const { icons, width = 16, height = 16 } = await loadSet(set);
  const icon = icons[name];
  return icon ? { body: icon.body, width: icon.width ?? width, height: icon.height ?? height } : null;
}

async function findFlag(code: string): Promise<Picture | null> {
  const file = new URL(`flags/4x3/${code}.svg`, import.meta.resolve('flag-icons/package.json'));
  const svg = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return svg === null ? null : { body: svg, width: 640, height: 480 };
}

function getParts(icon: IconId): { set: DrawnSet | 'photo'; name: string } {
  const colon = icon.indexOf(':');
  return { set: icon.slice(0, colon) as DrawnSet | 'photo', name: icon.slice(colon + 1) };
}

function findPicture(set: DrawnSet, name: string): Promise<Picture | null> {
  return set === 'flag' ? findFlag(name) : findIcon(set, name);
}

const getPhotoFile = (name: string): URL => new URL(`../photos/${name}.jpg`, import.meta.url);

/** Returns whether the icon or photograph exists in its set. */
export async function hasIcon(icon: IconId): Promise<boolean> {
  const { set, name } = getParts(icon);
  if (set === 'photo') return existsSync(getPhotoFile(name));
  return (await findPicture(set, name)) !== null;
}

const attributes = ({ x, y, width, height }: Box): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** The bounding box of the ink, in units of the picture. Icons sit high or low in their square, but tiles need them centred. */
async function findInk({ body, width, height }: Picture): Promise<Box> {
  const unit = Math.max(width, height) / TRIAL_SIDE;
  const svg = `<svg ${NAMESPACES} width="${width / unit}" height="${height / unit}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) < 16) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return { x: 0, y: 0, width, height };
  return { x: left * unit, y: top * unit, width: (right - left) * unit, height: (bottom - top) * unit };
}

/** The box of the ink in the tile, in pixels: centred, with the longer side at the share of its set. */
function placeInk(share: number, picture: Picture, ink: Box): Box {
  const whole = (SIDE * share) / Math.max(picture.width, picture.height);
  const scale = Math.min((SIDE * share) / Math.max(ink.width, ink.height), whole * GROWTH_MAX);
  const [width, height] = [ink.width * scale, ink.height * scale];
  return { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
}

function frameFlag(box: Box, drawing: string): string {
  const shape = `${attributes(box)} rx="${FLAG_CORNER}"`;
  const edge = `<rect ${shape} fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>`;
  return `<clipPath id="palmares-flag"><rect ${shape}/></clipPath><g clip-path="url(#palmares-flag)">${drawing}</g>${edge}`;
}

/** The tile as SVG, on a background (`#rrggbb`) or transparent (`null`). Throws when the icon is in no set. */
export async function toSvg(icon: IconId, ground: string | null): Promise<string> {
  const { set, name } = getParts(icon);
  const picture = set === 'photo' ? null : await findPicture(set, name);
  if (set === 'photo' || !picture) throw new Error(`No icon named ${icon}`);
  const whole: Box = { x: 0, y: 0, width: picture.width, height: picture.height };
  const ink = set === 'flag' ? whole : await findInk(picture);
  const box = placeInk(SHARE[set], picture, ink);
  const viewBox = `${ink.x} ${ink.y} ${ink.width} ${ink.height}`;
  const drawing = `<svg ${attributes(box)} viewBox="${viewBox}" overflow="visible">${picture.body}</svg>`;
  const plate = ground === null ? '' : `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`;
  const shown = set === 'flag' ? frameFlag(box, drawing) : drawing;
  return `<svg ${NAMESPACES} width="${SIDE}" height="${SIDE}">${plate}${shown}</svg>`;
}

/**
 * A photograph's own file, or the icon as a 512 × 512 PNG, lossless because the server encodes it again. Takes about 5 ms once the set is
 * loaded. Throws when the icon is in no set.
 */
export async function drawImage(image: DemoImage, album: Pick<DemoAlbum, 'ground'>): Promise<Buffer> {
  const { set, name } = getParts(image.icon);
  if (set === 'photo') return readFile(getPhotoFile(name));
  const svg = await toSvg(image.icon, image.ground ?? album.ground);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}
