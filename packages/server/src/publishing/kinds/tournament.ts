import { html } from 'ghtml';
import type { PublicResult } from '../../content/shared/public-result.ts';
import { type IsEager, imageList, namedImage } from './embed-images.ts';
import type { DrawnResult, EmbedTexts, PictureFrame, PublishedKind } from './published-kind.ts';

export const tournament: PublishedKind<'tournament'> = {
  // Like the screens of tournaments (LB-1, SH-7).
  embedResult,
  toPicture,
};

function embedResult(
  { groups, champion }: PublicResult,
  isFirst: IsEager,
  { EMBED_WORDS }: EmbedTexts,
): string {
  const winner = groups.flatMap(({ images }) => images).find(({ id }) => id === champion);
  const others = groups
    .map(({ label, images }) => ({ label, images: images.filter((image) => image !== winner) }))
    .filter(({ images }) => images.length > 0)
    .map(
      ({ label, images }) => html`<section>
<h2>${label}</h2>
!${imageList(images, isFirst)}
</section>`,
    );
  const left = others.length === 0 ? '' : html`<div class="rounds">!${others}</div>`;
  if (winner === undefined) return left;
  return html`<section class="champion">
<h2>${EMBED_WORDS.champion}</h2>
!${namedImage(winner, 'large', isFirst)}
</section>
!${left}`;
}

function toPicture(frame: PictureFrame, { groups, champion, beaten }: DrawnResult) {
  const rounds = groups.map(({ label, images }) => ({
    title: label,
    images: images.filter(({ id }) => id !== champion),
  }));
  return {
    kind: 'tournament',
    ...frame,
    champion: groups.flatMap(({ images }) => images).find(({ id }) => id === champion) ?? null,
    groups: rounds.filter(({ images }) => images.length > 0),
    beaten,
  } as const;
}
