import { POOL } from '@palmares/core/tierlist/board';
import { isRendered } from '../../lib/is-rendered.ts';

/** The focus goes to the list of what is not classed yet; to what unfolds the pool where that is folded. */
export function focusPool(): void {
  const list = document.querySelector<HTMLElement>(`[data-drop-list="${POOL}"]`);
  const unfold = list?.closest('[data-dock]')?.querySelector<HTMLElement>('[aria-expanded]');
  (list !== null && isRendered(list) ? list : unfold)?.focus();
}
