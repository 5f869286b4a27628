// State and methods of every editor's store: the frame saves the state and stores its draft. Decision 0024 explains the choice of zustand.
import type { StoreApi } from 'zustand/vanilla';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';

export type EditorState = {
  readonly details: Details;
  /** The saved id and version; null until the first save. */
  readonly savedAs: Saved | null;
  /** The last saved state, or the initial one: leaving it loses nothing. */
  readonly clean: { readonly details: Details };
  /** Text of the live region: the last action. */
  readonly said: string;
};

/** A zustand store without `setState`: the kind's own methods change the state. */
export type ReadStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

export type EditorStore<State, Clean> = ReadStore<State> & {
  setDetails(patch: Partial<Details>): void;
  markSaved(savedAs: Saved, clean: Clean): void;
  /** The server published the content outside of a save. */
  markPublished(): void;
  /** Returns the ids of all images that a save would send, shown or not. */
  imageIds(): readonly number[];
  /** Drops images that the album has lost, and the history that could bring them back. */
  dropImages(images: readonly number[]): void;
  undo(): void;
  redo?(): void;
};

/** Makes the content public in the state, as on the server; other changes stay unsaved. */
export function published<S extends Pick<EditorState, 'details' | 'clean'>>(state: S) {
  const clean: S['clean'] = { ...state.clean, details: shown(state.clean.details) };
  return { details: shown(state.details), clean };
}

function shown(details: Details): Details {
  return { ...details, private: false };
}
