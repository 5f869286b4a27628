// Albums for journeys that begin after the album: real PNG files through the real upload, small enough to take a moment.
import sharp from 'sharp';
import type { ApiUser } from './api-user.ts';

const SENT_TOGETHER = 3;

export type MadeAlbum = {
  readonly id: number;
  readonly name: string;
  /** In the album's order; the images are named « Image 1 », « Image 2 »… */
  readonly images: readonly number[];
};

type Wanted = { name?: string; images: number; status?: 'public' | 'private' };

export async function makeAlbum(
  user: ApiUser,
  { name = 'Petites couleurs', images, status = 'public' }: Wanted,
): Promise<MadeAlbum> {
  const { id } = await user.call<{ id: number }>('POST', '/album', { name, status });
  const ids: number[] = [];
  const queue = Array.from({ length: images }, (_, index) => index);
  async function work(): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift())
      ids[index] = await uploadImage(user, id, index, images);
  }
  await Promise.all(Array.from({ length: SENT_TOGETHER }, work));
  return { id, name, images: ids };
}

/** Gives the album the first `count` categories of the site, and says their names. */
export async function categorise(user: ApiUser, album: MadeAlbum, count: number): Promise<string[]> {
  const categories = await user.call<{ id: number; name: string }[]>('GET', '/category');
  const chosen = categories.slice(0, count);
  for (const { id } of chosen) await user.call('POST', `/album/${album.id}/category`, { id_category: id });
  return chosen.map(({ name }) => name);
}

async function uploadImage(user: ApiUser, album: number, index: number, count: number): Promise<number> {
  const form = new FormData();
  form.set('id_album', String(album));
  form.set('name', `Image ${index + 1}`);
  form.set('position', String(index + 1));
  form.set('file', new Blob([await drawPng(index / count)], { type: 'image/png' }), `image-${index + 1}.png`);
  const image = await user.call<{ id: number }>('POST', '/image', form);
  return image.id;
}

/** A disc on a ground of its own hue, `turn` being its place on the colour wheel, 0 to 1. */
async function drawPng(turn: number): Promise<Uint8Array<ArrayBuffer>> {
  const hue = Math.round(turn * 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">
    <rect width="160" height="160" fill="hsl(${hue} 55% 38%)"/>
    <circle cx="80" cy="80" r="${34 + (hue % 30)}" fill="hsl(${(hue + 40) % 360} 75% 68%)"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
