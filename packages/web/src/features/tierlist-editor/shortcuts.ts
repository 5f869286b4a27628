import { DIGITS_SHORTCUT, SHORTCUTS } from '@palmares/texts/page/tierlist-editor';
import type { Shortcut } from '../../ui/shortcuts-dialog.tsx';

/** Lists the keyboard shortcuts. Digits send an image to a tier: as many digits as there are tiers, up to nine. */
export function shortcutsFor(tiers: number): readonly Shortcut[] {
  const digits = tiers > 1 ? ['1', '…', String(Math.min(9, tiers))] : ['1'];
  return [{ keys: digits, does: DIGITS_SHORTCUT }, ...SHORTCUTS];
}
