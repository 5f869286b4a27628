import { RANKING } from '@palmares/core/ranking/limits';
import { html } from 'ghtml';
import type { PublicResult } from '../../content/shared/public-result.ts';
import { type IsEager, namedImage } from './embed-images.ts';
import type { PublishedKind } from './published-kind.ts';

export const ranking: PublishedKind<'ranking'> = {
  embedResult,
  toPicture: (frame, { groups }) => ({
    kind: 'ranking',
    ...frame,
    ranked: groups.flatMap(({ images }) => images),
  }),
};

function embedResult({ groups }: PublicResult, isFirst: IsEager): string {
  const ranked = groups.flatMap(({ images }) => images);
  const [podium, rest] = [ranked.slice(0, RANKING.podium), ranked.slice(RANKING.podium)];
  const steps = podium.map(
    (image, index) =>
      html`<li data-rank="${index + 1}">!${namedImage(image, 'large', isFirst)}<b aria-hidden="true">${index + 1}</b></li>`,
  );
  const others = rest.map(
    (image, index) =>
      html`<li><b aria-hidden="true">${RANKING.podium + index + 1}</b>!${namedImage(image, 'tile', isFirst)}</li>`,
  );
  const list =
    others.length === 0 ? '' : html`<ol class="rest" start="${RANKING.podium + 1}">!${others}</ol>`;
  return html`<ol class="podium" data-count="${podium.length}">!${steps}</ol>
!${list}`;
}
