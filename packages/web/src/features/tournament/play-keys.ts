import { getShownDuel } from '@palmares/core/tournament/tournament';
import type { KeyTargets } from '../../editor/editor-kind.ts';
import { getDigit, ignoreRepeats, isTyping, type KeyAction } from '../../lib/game-keys.ts';
import { getScreen, type PlayState } from './play-state.ts';
import type { TournamentParts } from './tournament-parts.ts';

type Store = KeyTargets<TournamentParts>['store'];

/** Maps the keys of the whole page to actions (TO-19): digits and arrows pick, N continues, U undoes. */
export function getKeyAction(event: KeyboardEvent, { store }: KeyTargets<TournamentParts>): KeyAction {
  if (isTyping(event) || event.altKey) return null;
  return ignoreRepeats(event, getAction(event, store));
}

function getAction(event: KeyboardEvent, store: Store): KeyAction {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? store.undo : null;
  if (key === 'u') return store.undo;
  if (key === 'n') return () => getScreen(store.getState()) === 'duel' && store.dispatch({ type: 'next' });
  const place = getPlace(event);
  return place === null ? null : () => pickAt(store, place);
}

/** Zero-based index of an image in the duel; `last` is the rightmost one. */
type Place = number | 'last' | 'middle';

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: 0,
  ArrowRight: 'last',
  ArrowDown: 'middle',
  ArrowUp: 'middle',
};

function getPlace(event: KeyboardEvent): Place | null {
  const digit = getDigit(event);
  if (digit !== null) return digit <= 3 ? digit - 1 : null;
  return ARROWS[event.key] ?? null;
}

function pickAt(store: Store, place: Place): void {
  const state: PlayState = store.getState();
  const duel = state.tournament === null ? [] : (getShownDuel(state.tournament) ?? []);
  const middle = duel.length === 3 ? 1 : -1;
  const image = duel[place === 'last' ? duel.length - 1 : place === 'middle' ? middle : place];
  if (getScreen(state) === 'duel' && image !== undefined) store.dispatch({ type: 'pick', image });
}
