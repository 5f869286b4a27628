// What the store of every editor holds and can do: the frame saves it and keeps its draft. It is a vanilla zustand store, because drag,
// keyboard and timers read the current state with `getState()` outside React, and tests use it as a plain value.
import type { StoreApi } from 'zustand/vanilla';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';

export type EditorState = {
  readonly details: Details;
  /** What the server holds; null until the first save. */
  readonly savedAs: Saved | null;
  /** What was last saved (or the start, before): leaving from there loses nothing. */
  readonly clean: { readonly details: Details };
  /** For the live region: what just happened. */
  readonly said: string;
};

/** A zustand store that says nothing of how its state is set: a kind's own actions do that. */
export type ReadStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

export type EditorStore<State, Clean> = ReadStore<State> & {
  setDetails(patch: Partial<Details>): void;
  markSaved(savedAs: Saved, clean: Clean): void;
  /** The server made it public, apart from any save. */
  markPublished(): void;
  /** All that a save would send, shown or not. */
  imageIds(): readonly number[];
  /** The album let go of them: they leave, and what could bring them back. */
  dropImages(images: readonly number[]): void;
  undo(): void;
  redo?(): void;
};

/** Public here as on the server; nothing else of the work counts as saved by that. */
export function published<S extends Pick<EditorState, 'details' | 'clean'>>(state: S) {
  const clean: S['clean'] = { ...state.clean, details: shown(state.clean.details) };
  return { details: shown(state.details), clean };
}

function shown(details: Details): Details {
  return { ...details, private: false };
}
