// What a link preview shows; preview.test.ts covers how it is stored and served.
import { expect, test } from 'vitest';
import type { PublicResource } from '../../content/public-resource/public-resource.ts';
import { createPreviewPicture } from './preview-picture.ts';

const image = (id: number) => ({
  id,
  name: `Image ${id}`,
  description: null,
  url: null,
  path_image: `/media/${id}/full.webp`,
  id_album: 1,
  width: 160,
  height: 160,
  color: '336699',
  animated: false,
});
const IMAGES = [image(1), image(2), image(3)];
const ALBUM: PublicResource = {
  kind: 'album',
  id: 1,
  name: 'Îles',
  description: null,
  author: 'Lina',
  nametag: 'lina',
  album: null,
  groups: [{ label: '', images: IMAGES }],
  champion: null,
  beaten: [],
  leaders: [],
  tiers: [],
};
const draw = (album: PublicResource) => createPreviewPicture(album, 'https://palmares.example', 'fr');

test('SH-89: an album shows its images, and its palmarès once it has one', () => {
  const tiers = [
    { label: 'S', color: 'ff7f7f', images: [image(3)] },
    { label: 'A', color: 'ffbf7f', images: [image(1)] },
  ];
  const [before, after] = [draw(ALBUM), draw({ ...ALBUM, tiers })];

  expect(before?.content).toMatchObject({ kind: 'album', images: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect(after?.content).toMatchObject({
    kind: 'tierlist',
    title: 'Îles',
    tiers: [
      { label: 'S', color: 'ff7f7f', images: [{ id: 3 }] },
      { label: 'A', images: [{ id: 1 }] },
    ],
  });
  expect(after?.tag).not.toBe(before?.tag);
});
