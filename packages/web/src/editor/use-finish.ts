// What stands after a save until one goes on: it never covers the work that goes on (decision 0034).
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isRendered } from '../lib/is-rendered.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import type { ContentSaved } from './use-save-content.ts';

/** The save that is told. */
export type LastSave = Pick<ContentSaved, 'isNew'> & { readonly id: number };

export type Finish = {
  readonly last: LastSave | null;
  /** At the foot of the window; else in the place that the screen of the kind has for it. */
  readonly isDocked: boolean;
  readonly show: (saved: ContentSaved) => void;
  readonly close: () => void;
};

/** Of the panel, and of the buttons that save. */
export const FINISH_MARK = 'data-finish';
export const SAVE_MARK = 'data-save';

/** From here on that place is beside the result; below it, in a narrower window, nobody would see it. */
const PLACE_IN_SIGHT = '(min-width: 60em)';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type Options<P extends EditorParts> = {
  kind: Pick<EditorKind<P>, 'isDirty' | 'finish'>;
  /** This page took over from the one where the content was first saved. */
  justSaved: LastSave | null;
  state: P['state'];
  /** Where a click means that one goes on. */
  editor: RefObject<HTMLElement | null>;
};

export function useFinish<P extends EditorParts>({ kind, justSaved, state, editor }: Options<P>): Finish {
  const [last, setLast] = useState(justSaved);
  const hasPlace = kind.finish.inScreen === true;
  const [isDocked, setDocked] = useState(!hasPlace);
  const isOpen = isDocked && last !== null;
  const dismiss = () => (hasPlace ? setDocked(false) : setLast(null));
  // Saved as it was when the save began: whoever went on meanwhile is not interrupted.
  if (isOpen && kind.isDirty(state)) dismiss();

  function close(): void {
    const panel = editor.current?.querySelector(`[${FINISH_MARK}]`);
    const hasFocus = panel?.contains(document.activeElement) ?? false;
    dismiss();
    if (hasFocus) focusSave(editor.current);
  }

  const goOn = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(`[${FINISH_MARK}]`) === null) dismiss();
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OVERLAYS) !== null) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const main = editor.current;
    main?.addEventListener('click', goOn);
    document.addEventListener('keydown', escape);
    return () => {
      main?.removeEventListener('click', goOn);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, editor]);

  function show({ id, isNew }: ContentSaved): void {
    setLast({ id, isNew });
    setDocked(!hasPlace || !window.matchMedia(PLACE_IN_SIGHT).matches);
  }

  return { last, isDocked, show, close };
}

/** Where the save that opened the panel was pressed: the one of several that can be seen. */
function focusSave(editor: HTMLElement | null): void {
  const buttons = editor?.querySelectorAll<HTMLElement>(`[${SAVE_MARK}]`) ?? [];
  [...buttons].find(isRendered)?.focus();
}
