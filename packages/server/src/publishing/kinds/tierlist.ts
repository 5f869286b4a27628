import { chooseLabelSize } from '@palmares/core/text/label-size';
import { labelLines } from '@palmares/core/text/wrap-label';
import { getFallbackLabel } from '@palmares/core/tierlist/fallback-label';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { html } from 'ghtml';
import type { PublicGroup, PublicResult } from '../../content/shared/public-result.ts';
import { type IsEager, imageList } from './embed-images.ts';
import type { PublishedKind } from './published-kind.ts';

export const tierlist: PublishedKind<'tierlist'> = {
  embedResult,
  toPicture: (frame, { groups }) => ({
    kind: 'tierlist',
    ...frame,
    tiers: groups.map(({ label, color = '', images }) => ({ label, color, images })),
  }),
};

function embedResult({ groups }: PublicResult, isFirst: IsEager): string {
  const shown = groups.map((group, index) => ({
    ...group,
    label: group.label.trim() === '' ? getFallbackLabel(index + 1) : group.label,
  }));
  const rows = shown.map((tier) => tierRow(tier, isFirst));
  return html`<ol class="tiers" data-labels="${chooseLabelSize(shown.map(({ label }) => label))}">!${rows}</ol>`;
}

/** The colour is an attribute of a shape, because an inline style would need an exception in the content security policy. */
function tierRow({ label, color = '', images }: PublicGroup, isFirst: IsEager): string {
  // Lines are blocks, so a wrapped word copies as one word; the label of the heading makes screen readers read it whole.
  const lines = labelLines(label).map(({ text, goesOn }) =>
    goesOn ? html`<span data-goes-on>${text}</span>` : html`<span>${text} </span>`,
  );
  return html`<li class="tier">
<h2 data-ink="${inkOn(color)}" aria-label="${label}"><svg aria-hidden="true"><rect width="100%" height="100%" fill="#${color}"/></svg><bdi lang="">!${lines}</bdi></h2>
!${imageList(images, isFirst)}
</li>`;
}
