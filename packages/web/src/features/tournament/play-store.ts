// Holds the game outside React: drafts and timers read the current state instead of the one of an older render.
import { listContenders, type Tournament } from '@palmares/core/tournament/tournament';
import { createStore } from 'zustand/vanilla';
import { type EditorStore, published } from '../../editor/editor-store.ts';
import type { Details } from '../../lib/content-details.ts';
import { type GetName, type PlayAction, reducePlay } from './play-actions.ts';
import { getScreen, type PlayState } from './play-state.ts';
import type { TournamentResult } from './save-body.ts';

/** The part of a game that a save sends. */
export type PlayClean = {
  readonly details: Details;
  /** Null on the overview of a saved tournament, where only the details change and the result stays. */
  readonly tournament: Tournament | null;
  readonly savedResult: TournamentResult | null;
};

export type PlayActions = { dispatch(action: PlayAction): void };

export type PlayStore = EditorStore<PlayState, PlayClean> & PlayActions;

export function toPlayClean(state: PlayState): PlayClean {
  const { details, tournament, savedResult } = state;
  return { details, savedResult, tournament: getScreen(state) === 'overview' ? null : tournament };
}

export function createPlayStore(start: PlayState, getName: GetName): PlayStore {
  const store = createStore<PlayState>(() => ({ ...start, said: '' }));
  const dispatch = (action: PlayAction) =>
    store.setState((state) => reducePlay(state, action, getName), true);
  return {
    ...store,
    dispatch,
    undo: () => dispatch({ type: 'undo' }),
    setDetails: (patch) => dispatch({ type: 'details', patch }),
    markSaved: (savedAs, { details, tournament }) =>
      dispatch({ type: 'saved', savedAs, details, result: tournament !== null }),
    markPublished: () => store.setState(published),
    imageIds() {
      const { tournament, savedResult } = toPlayClean(store.getState());
      return tournament === null
        ? (savedResult?.images?.map(({ id_image }) => id_image) ?? [])
        : listContenders(tournament);
    },
    dropImages: (images) => dispatch({ type: 'lost', images: new Set(images) }),
  };
}
