import { getPresent } from '@palmares/core/ranking/history';
import type { KeyTargets } from '../../editor/editor-kind.ts';
import { getDigit, ignoreRepeats, isTyping } from '../../lib/game-keys.ts';
import { findNearestNeighbour } from '../../lib/spatial-navigation.ts';
import type { RankingParts } from './editor-context.ts';

type Editor = KeyTargets<RankingParts>;

/**
 * Maps the keys of the page to actions (RK-48): digits choose, Ctrl+Enter validates, P passes, U undoes, Ctrl+S saves from anywhere. Enter
 * alone activates the focused button as usual: on an image it chooses, like Space. It validates when nothing has the focus.
 */
export function getKeyAction(event: KeyboardEvent, editor: Editor): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return getCommand(event, editor);
  if (event.altKey || isTyping(event)) return null;
  const target = event.target instanceof Element ? event.target : null;
  const choice = target?.closest<HTMLElement>('[data-choice]') ?? null;
  // Enter activates any other focused control.
  const isOnControl = choice === null && target?.closest('button, a') != null;
  return (
    chooseByDigit(event, editor, isOnControl) ??
    keyOfRound(event, editor, choice, isOnControl) ??
    (choice === null ? null : focusBeside(choice, event.key))
  );
}

/** Handles the keys with Ctrl or Cmd. */
function getCommand(event: KeyboardEvent, { store, save }: Editor): (() => void) | null {
  if (event.key.toLowerCase() === 's') return () => save.save();
  const validates = event.key === 'Enter' && !event.altKey && !isTyping(event);
  return validates ? ignoreRepeats(event, () => store.validate()) : null;
}

function chooseByDigit(event: KeyboardEvent, { store }: Editor, isOnControl: boolean): (() => void) | null {
  const digit = getDigit(event);
  // Key repeat would answer batch after batch.
  const image =
    digit === null || event.repeat ? undefined : getPresent(store.getState().history).run?.batch[digit - 1];
  if (image === undefined) return null;
  return () => {
    store.choose(image);
    // Enter usually comes next and would activate the focused control again, such as a button of the header.
    if (isOnControl && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
}

function keyOfRound(
  event: KeyboardEvent,
  { store, open }: Editor,
  choice: HTMLElement | null,
  isOnControl: boolean,
): (() => void) | null {
  const { key } = event;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
      // Key repeat would answer batch after batch.
      if (choice !== null) return event.repeat ? () => {} : null;
      return isOnControl ? null : ignoreRepeats(event, () => store.validate());
    case 'p':
      return () => store.perform({ type: 'pass' });
    case 'u':
      return () => store.undo();
    case 'i': {
      const { run } = getPresent(store.getState().history);
      const image = Number(choice?.dataset['choice'] ?? run?.batch[0]);
      if (run === null || Number.isNaN(image)) return null;
      return () => open({ kind: 'image', image, images: run.batch });
    }
    default:
      return null;
  }
}

/** Moves the focus to the nearest image on screen in the direction of the arrow key. */
function focusBeside(from: HTMLElement, key: string): (() => void) | null {
  const nearest = findNearestNeighbour(from, document.querySelectorAll<HTMLElement>('[data-choice]'), key);
  return nearest && (() => nearest.focus());
}
