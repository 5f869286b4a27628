// What an embed shows of each kind, as HTML: tiers, champion and rounds, podium and what follows.
import { RANKING } from '@palmares/core/limits';
import { labelSizeOf } from '@palmares/core/text/label-size';
import { labelLines } from '@palmares/core/text/wrap-label';
import { fallbackLabel } from '@palmares/core/tierlist/messages';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { html } from 'ghtml';
import type { ToldGroup, ToldResult } from '../../content/shared/told-result.ts';
import { firstOf, type IsFirst, imageList, namedImage } from './embed-images.ts';
import type { EmbedKind } from './embed-words.ts';

type Result = Pick<ToldResult, 'groups' | 'champion'>;

const RESULTS: Record<EmbedKind, (result: Result, isFirst: IsFirst) => string> = {
  tierlist: ({ groups }, isFirst) => tiers(groups, isFirst),
  tournament: rounds,
  ranking: ({ groups }, isFirst) => places(groups, isFirst),
};

/** Empty where there is no image to show. */
export function resultOf(kind: EmbedKind, result: Result): string {
  const images = result.groups.flatMap((group) => group.images);
  return images.length === 0 ? '' : RESULTS[kind](result, firstOf(images));
}

function tiers(groups: readonly ToldGroup[], isFirst: IsFirst): string {
  const shown = groups.map((group, index) => ({
    ...group,
    label: group.label.trim() === '' ? fallbackLabel(index + 1) : group.label,
  }));
  const rows = shown.map((tier) => tierRow(tier, isFirst));
  return html`<ol class="tiers" data-labels="${labelSizeOf(shown.map(({ label }) => label))}">!${rows}</ol>`;
}

/** The colour is an attribute of a shape: a style in the page would need a hole in its policy. */
function tierRow({ label, color = '', images }: ToldGroup, isFirst: IsFirst): string {
  // A word that goes on stays one word for who copies it, and by the heading's own name for who hears it: its lines are blocks.
  const lines = labelLines(label).map(({ text, goesOn }) =>
    goesOn ? html`<span data-goes-on>${text}</span>` : html`<span>${text} </span>`,
  );
  return html`<li class="tier">
<h2 data-ink="${inkOn(color)}" aria-label="${label}"><svg aria-hidden="true"><rect width="100%" height="100%" fill="#${color}"/></svg><bdi>!${lines}</bdi></h2>
!${imageList(images, isFirst)}
</li>`;
}

function rounds({ groups, champion }: Result, isFirst: IsFirst): string {
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
<h2>Champion</h2>
!${namedImage(winner, 'large', isFirst)}
</section>
!${left}`;
}

function places(groups: readonly ToldGroup[], isFirst: IsFirst): string {
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
