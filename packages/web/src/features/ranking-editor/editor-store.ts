// What the ranking editor holds, outside of React: keyboard, drag and timers read the present state, never that of an older
// render. The rules are core's; this file only says which of them run, and what a screen reader is told about it.
import type { Action } from '@palmares/core/ranking/actions';
import {
  type History,
  perform,
  presentOf,
  startHistory,
  toggle,
  undo,
  validateSelection,
} from '@palmares/core/ranking/history';
import { keepInHistory } from '@palmares/core/ranking/keep-images';
import { rankedAnnouncement } from '@palmares/core/ranking/messages';
import { type Ranking, selectionLimit } from '@palmares/core/ranking/ranking';
import { selectionOf } from '@palmares/core/ranking/selection';
import { isSameRanking } from '@palmares/core/ranking/snapshot';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { TEXTS } from './messages.ts';

/** What was last saved (or the start, before): leaving from there loses nothing. */
export type Clean = { readonly ranking: Ranking; readonly details: Details };

export type EditorStart = {
  readonly history: History;
  readonly details: Details;
  /** What the server holds; null until the first save. */
  readonly savedAs: Saved | null;
  /** Differs from `history` and `details` when they come from a draft. */
  readonly clean: Clean;
};

export type EditorState = EditorStart & {
  /** For the live region: what just happened. */
  readonly said: string;
};

export type EditorStore = {
  get(): EditorState;
  subscribe(listener: () => void): () => void;
  perform(action: Action): void;
  toggle(image: number): void;
  validate(): void;
  undo(): void;
  /** Everything to zero, and off again. */
  restart(): void;
  setDetails(patch: Partial<Details>): void;
  markSaved(savedAs: Saved, clean: Clean): void;
  imageIds(): readonly number[];
  /** The album let go of them: they leave, and what could bring them back. */
  dropImages(images: readonly number[]): void;
};

export function createEditorStore(start: EditorStart, nameOf: (image: number) => string): EditorStore {
  let state: EditorState = { ...start, said: '' };
  const listeners = new Set<() => void>();

  function set({ said, ...patch }: Partial<EditorState>): void {
    state = { ...state, ...patch };
    // A live region whose text stays the same is silent: « Annulé. » twice is heard twice.
    if (said !== undefined) state = { ...state, said: said === state.said ? `${said}\u00A0` : said };
    for (const listener of listeners) listener();
  }

  function step(history: History, said: (before: Ranking, after: Ranking) => string): void {
    if (history === state.history) return;
    set({ history, said: said(presentOf(state.history), presentOf(history)) });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    perform: (action) =>
      step(perform(state.history, action), (before, after) =>
        action.type === 'moveRanked'
          ? TEXTS.moved(nameOf(action.image), after.ranked.indexOf(action.image) + 1)
          : sayAnswer(before, after, nameOf),
      ),
    toggle(image) {
      const history = toggle(state.history, image);
      const { run } = presentOf(state.history);
      if (history !== state.history) step(history, (_, after) => saySelection(after, image, nameOf));
      else if (run?.batch.includes(image)) set({ said: TEXTS.full(selectionLimit(run)) });
    },
    validate: () => step(validateSelection(state.history), (...both) => sayAnswer(...both, nameOf)),
    undo: () => step(undo(state.history), () => TEXTS.undone),
    restart() {
      const blank = perform(state.history, { type: 'reset' });
      step(perform(blank, { type: 'start' }), (before, after) => sayAnswer(before, after, nameOf));
    },
    setDetails: (patch) => set({ details: { ...state.details, ...patch } }),
    markSaved: (savedAs, clean) => set({ savedAs, clean }),
    imageIds: () => idsOf(state.history),
    dropImages(images) {
      const gone = new Set(images);
      const known = new Set(idsOf(state.history).filter((image) => !gone.has(image)));
      step(keepInHistory(state.history, known), () => '');
    },
  };
}

function idsOf(history: History): readonly number[] {
  return presentOf(history).images.map(({ id }) => id);
}

/** Whether leaving now would lose something that is not saved on the server. */
export function isDirty({ history, details, clean }: EditorState): boolean {
  return !isSameDetails(details, clean.details) || !isSameRanking(presentOf(history), clean.ranking);
}

export function freshStart(ranking: Ranking, details: Details, savedAs: Saved | null): EditorStart {
  return { history: startHistory(ranking), details, savedAs, clean: { ranking, details } };
}

function saySelection(ranking: Ranking, image: number, nameOf: (image: number) => string): string {
  const place = selectionOf(ranking).indexOf(image) + 1;
  return place === 0 ? nameOf(image) : `${nameOf(image)}, ${TEXTS.selected(place)}`;
}

/** Who entered the ranking, then what is on screen now. */
function sayAnswer(before: Ranking, after: Ranking, nameOf: (image: number) => string): string {
  const entered = after.ranked
    .map((image, index) => ({ image, rank: index + 1 }))
    .filter(({ image }) => !before.ranked.includes(image))
    .map(({ image, rank }) => `${rankedAnnouncement(nameOf(image), rank)}.`);
  const next =
    after.run === null
      ? after.ranked.length === after.images.length
        ? TEXTS.finishedTitle
        : ''
      : TEXTS.nextBatch(after.run.batch.length);
  return [...entered, next].join(' ').trim();
}
