import { getPresent } from '@palmares/core/tierlist/history';
import { nextColour } from '@palmares/core/tierlist/tier-colours';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import type { Editor } from './editor-context.ts';

/** Adds a tier next to `beside`, or at the end without it, and opens the dialog that names it. */
export function addTier(
  { store, act, open }: Editor,
  beside?: string,
  side: 'above' | 'below' = 'below',
): void {
  const { tiers } = getPresent(store.getState().history);
  const index = tiers.findIndex(({ id }) => id === beside);
  const at = index === -1 ? tiers.length : index + (side === 'above' ? 0 : 1);
  const color = nextColour(tiers.map((tier) => tier.color));
  if (!act({ type: 'addTier', label: TIERLIST_TEXTS.newTier, color, at })) return;
  const added = getPresent(store.getState().history).tiers[at];
  if (added !== undefined) open({ kind: 'tier', tier: added.id });
}
