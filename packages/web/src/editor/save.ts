// A save as the editor shows it: while it runs, why it was refused, and what it saved.
import type { SaveMode } from '../api/content-sender.ts';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null after a success or another attempt. */
  readonly failure: string | null;
  /** A problem of the work itself, found by a save. */
  readonly refusal: SaveRefusal | null;
  /** Images that the album has lost, found by a save. */
  readonly lost: ReadonlySet<number>;
  readonly save: (how?: SaveMode) => void;
  /** Repeats the last save with the same options. */
  readonly retry: () => void;
};

/** `field`: the field with the problem, if any. */
export type SaveRefusal = { readonly text: string; readonly field: 'name' | 'description' | null };

export type ContentSaved = { readonly id: number; readonly isNew: boolean; readonly how: SaveMode };

/** The save that the panel shows. */
export type LastSave = Pick<ContentSaved, 'isNew'> & { readonly id: number };
