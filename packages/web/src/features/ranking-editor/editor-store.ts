// The state of the ranking editor, outside React: keyboard, drag and timers read the current state instead of the one of an older render.
// The rules are core's; this file decides which of them run and what screen readers announce.

import type { Action } from '@palmares/core/ranking/actions';
import {
  getPresent,
  type History,
  perform,
  startHistory,
  toggle,
  undo,
  validateSelection,
} from '@palmares/core/ranking/history';
import { keepInHistory } from '@palmares/core/ranking/keep-images';
import { RANKING } from '@palmares/core/ranking/limits';
import { getReachedMilestone } from '@palmares/core/ranking/milestone';
import { findUnpairedImage, type Ranking, selectionLimit } from '@palmares/core/ranking/ranking';
import { getSelectedImages } from '@palmares/core/ranking/selection';
import { isSameRanking } from '@palmares/core/ranking/snapshot';
import { rankedAnnouncement } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { createStore } from 'zustand/vanilla';
import { type EditorStore, published } from '../../editor/editor-store.ts';
import { type Details, isSameDetails } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { createQuickAnswers, isQuickOn, setQuickOn } from './quick-answers.ts';

/** The state that was last saved, or the start before the first save. The editor is dirty when it differs from this. */
export type Clean = { readonly ranking: Ranking; readonly details: Details };

export type EditorStart = {
  readonly history: History;
  readonly details: Details;
  /** The saved content on the server; null until the first save. */
  readonly savedAs: Saved | null;
  /** Differs from `history` and `details` after a draft was restored. */
  readonly clean: Clean;
};

export type EditorState = EditorStart & {
  /** Text of the live region: what just happened. */
  readonly said: string;
  /** « Validation rapide »: stored in this browser, not in the ranking. */
  readonly quick: boolean;
};

/** The operations of the ranking store, in addition to those of every editor's store. */
export type RankingActions = {
  perform(action: Action): void;
  /** Toggles the image in the selection. With quick answers and a batch that takes one choice, answers at once. */
  choose(image: number): void;
  validate(): void;
  /** Gives an image that is alone on screen the points that it lacks. */
  complete(image: number): void;
  setQuick(quick: boolean): void;
  /** Resets all points and starts a new run. */
  restart(): void;
};

export type RankingStore = EditorStore<EditorState, Clean> & RankingActions;

export function createEditorStore(
  start: EditorStart,
  getName: (image: number) => string,
  now: () => number = () => performance.now(),
): RankingStore {
  const store = createStore<EditorState>(() => ({ ...start, said: '', quick: isQuickOn() }));
  const { getState: get, setState: set } = store;

  /** A live region with unchanged text is silent. A trailing space makes a repeated « Annulé. » audible. */
  function say(said: string): { said: string } {
    return { said: said === get().said ? `${said}\u00A0` : said };
  }

  function step(history: History, said: (before: Ranking, after: Ranking) => string): void {
    const before = get().history;
    if (history !== before) set({ history, ...say(said(getPresent(before), getPresent(history))) });
  }

  const answer = (before: Ranking, after: Ranking) => sayAnswer(before, after, getName);
  const quickly = createQuickAnswers(store, (action) => step(perform(get().history, action), answer), now);
  function toggleImage(image: number): void {
    const before = get().history;
    const { run } = getPresent(before);
    const history = toggle(before, image);
    if (history !== before) step(history, (_, after) => saySelection(after, image, getName));
    else if (run?.batch.includes(image)) set(say(TEXTS.full(selectionLimit(run))));
  }

  function choose(image: number): void {
    const action = quickly.find(image);
    if (action === null) toggleImage(image);
    else quickly.give(action);
  }

  const validate = (): void => step(validateSelection(get().history), answer);

  return {
    ...store,
    perform: (action) =>
      step(perform(get().history, action), (before, after) =>
        action.type === 'moveRanked'
          ? TEXTS.moved(getName(action.image), after.ranked.indexOf(action.image) + 1)
          : answer(before, after),
      ),
    choose,
    validate,
    complete: (image) => quickly.give({ type: 'complete', image }),
    setQuick(quick) {
      set({ quick });
      setQuickOn(quick);
    },
    undo: () => step(undo(get().history), () => TEXTS.undone),
    restart: () => step(perform(perform(get().history, { type: 'reset' }), { type: 'start' }), answer),
    setDetails: (patch) => set(({ details }) => ({ details: { ...details, ...patch } })),
    markSaved: (savedAs, clean) => set({ savedAs, clean }),
    markPublished: () => set(published),
    imageIds: () => getIds(get().history),
    dropImages: (images) => step(withoutImages(get().history, new Set(images)), () => ''),
  };
}

function getIds(history: History): readonly number[] {
  return getPresent(history).images.map(({ id }) => id);
}

function withoutImages(history: History, gone: ReadonlySet<number>): History {
  return keepInHistory(history, new Set(getIds(history).filter((image) => !gone.has(image))));
}

/** Returns whether leaving now would lose something that is not saved on the server. */
export function isDirty({ history, details, clean }: EditorState): boolean {
  return !isSameDetails(details, clean.details) || !isSameRanking(getPresent(history), clean.ranking);
}

export function freshStart(ranking: Ranking, details: Details, savedAs: Saved | null): EditorStart {
  return { history: startHistory(ranking), details, savedAs, clean: { ranking, details } };
}

function saySelection(ranking: Ranking, image: number, getName: (image: number) => string): string {
  const place = getSelectedImages(ranking).indexOf(image) + 1;
  return place === 0 ? getName(image) : `${getName(image)}, ${TEXTS.selected(place)}`;
}

/** Announces the newly ranked images, then what is on screen. */
function sayAnswer(before: Ranking, after: Ranking, getName: (image: number) => string): string {
  const entered = after.ranked
    .map((image, index) => ({ image, rank: index + 1 }))
    .filter(({ image }) => !before.ranked.includes(image))
    .map(({ image, rank }) => `${rankedAnnouncement(getName(image), rank)}.`);
  const next =
    after.run === null
      ? after.ranked.length === after.images.length
        ? TEXTS.finishedTitle
        : ''
      : sayBatch(after.run.batch, getName);
  const settled = getReachedMilestone(before, after);
  const top = settled === null ? [] : [TEXTS.topSettled(settled)];
  return [...entered, ...top, next, sayOffer(before, after)].join(' ').trim();
}

/** Announces the offer for an image alone on screen once; the offer stays visible until the image is ranked. */
function sayOffer(before: Ranking, after: Ranking): string {
  const lone = after.images.find(({ id }) => id === findUnpairedImage(after));
  return lone === undefined || lone.id === findUnpairedImage(before)
    ? ''
    : TEXTS.offer(RANKING.pointsToRank - lone.points);
}

/** Number of images announced by name. For larger batches only the count is announced; the arrow keys go through the images. */
const MOST_NAMED = 4;

function sayBatch(batch: readonly number[], getName: (image: number) => string): string {
  return batch.length > MOST_NAMED ? TEXTS.nextBatch(batch.length) : TEXTS.nextImages(batch.map(getName));
}
