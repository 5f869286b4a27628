import { html } from 'ghtml';
import { imageList } from './embed-images.ts';
import type { PublishedKind } from './published-kind.ts';

export const favourite: PublishedKind<'favourite'> = {
  embedResult: ({ groups }, isFirst) => html`!${groups.map(({ images }) => imageList(images, isFirst))}`,
  toPicture: (frame, { groups }) => ({
    kind: 'favourite',
    ...frame,
    images: groups.flatMap(({ images }) => images),
  }),
};
