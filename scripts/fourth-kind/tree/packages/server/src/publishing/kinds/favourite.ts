import { html } from 'ghtml';
import { imageList } from './embed-images.ts';
import { FRENCH_EMBED, type PublishedKind } from './published-kind.ts';

export const favourite: PublishedKind<'favourite'> = {
  noun: 'Favoris',
  list: { title: 'Favoris', description: 'Les images que chacun préfère, sans ordre.' },
  embedWords: { ...FRENCH_EMBED, untitled: 'Favoris sans nom', empty: 'Aucune image pour le moment.' },
  embedResult: ({ groups }, isFirst) => html`!${groups.map(({ images }) => imageList(images, isFirst))}`,
  toPicture: (frame, { groups }) => ({
    kind: 'favourite',
    ...frame,
    images: groups.flatMap(({ images }) => images),
  }),
};
