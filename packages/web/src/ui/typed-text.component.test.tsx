// LB-73: the main places that show what people typed. Each such text of these samples contains « ¤ ».
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { TierlistCard } from '../kinds/tierlist-card.tsx';
import { mount } from '../testing/mount.tsx';
import { makeAlbum, makeImage, makeTierlist } from '../testing/wire-samples.ts';
import { AlbumCard } from './album-card.tsx';
import { ImageDetailDialog } from './image-detail-dialog.tsx';
import { TierLabelLines } from './tier-label-lines.tsx';
import { ViewerHeader } from './viewer-header.tsx';

const author = { id: 1, username: '¤ Lina', nametag: 'lina' };
const category = { id: 1, name: '¤ Rayon', name_en: null };
const image = makeImage({ name: '¤ Lac', description: '¤ Au matin' });
const album = {
  id: 1,
  name: '¤ Bêtes',
  status: 'public',
  author,
  categories: [category],
  image_count: 3,
  imagePath: null,
};
const content = makeTierlist({ name: '¤ Mienne', author, album, description: '¤ Voici.' });

const CASES: readonly { place: string; texts: number; element: ReactElement }[] = [
  {
    place: 'the card of an album',
    texts: 3,
    element: <AlbumCard album={makeAlbum({ ...album, status: 'public' })} to="/" />,
  },
  { place: 'the card of a content', texts: 3, element: <TierlistCard to="/" content={content} /> },
  {
    place: 'the header of a viewer',
    texts: 6,
    element: (
      <ViewerHeader
        kind="tierlist"
        layout="cover"
        content={{ ...content, album, can: { update: false, delete: false } }}
        title={content.name}
        cover={null}
        told={null}
        facts="3 images"
        publish={{ pending: false, run: () => undefined }}
      />
    ),
  },
  {
    place: 'the dialog of an image',
    texts: 3,
    element: (
      <ImageDetailDialog
        images={[image]}
        current={image.id}
        onShow={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
  {
    place: 'the label of a tier',
    texts: 1,
    element: <TierLabelLines label="¤ A" imageCount={1} className={undefined} />,
  },
];

test.each(CASES)('LB-73: $place declares no language for what a person typed', async ({ texts, element }) => {
  await mount(element);
  await expect.poll(() => listTyped().length).toBe(texts);

  expect(listTyped().filter(({ lang }) => lang !== '')).toEqual([]);
});

/** Texts and text alternatives that a person typed, with the language that applies to each. */
function listTyped(): { text: string; lang: string | null | undefined }[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const texts = [...own.map(({ nodeValue }) => nodeValue), element.getAttribute('alt')];
    const lang = element.closest('[lang]')?.getAttribute('lang');
    return texts.flatMap((text) => (text?.includes('¤') ? { text, lang } : []));
  });
}
