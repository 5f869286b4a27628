// State of the panel after a save. The panel never covers ongoing work: it closes once the person continues (decision 0034).
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isRendered } from '../lib/is-rendered.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import type { ContentSaved, LastSave } from './save.ts';

export type Finish = {
  readonly last: LastSave | null;
  /** True when the panel is at the bottom of the window, false when it is inline in the kind's screen. */
  readonly isDocked: boolean;
  readonly show: (saved: ContentSaved) => void;
  readonly close: () => void;
};

/** Attributes of the panel and of the save buttons. */
export const FINISH_ATTRIBUTE = 'data-finish';
export const SAVE_ATTRIBUTE = 'data-save';

/** From this width on the inline panel is beside the result; in a narrower window it is below, out of sight. */
const PLACE_IN_SIGHT = '(min-width: 60em)';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type Options<P extends EditorParts> = {
  kind: Pick<EditorKind<P>, 'isDirty' | 'finish'>;
  /** The save on the previous page, when this page took over after the first save. */
  justSaved: LastSave | null;
  state: P['state'];
  /** The element in which a click outside the panel closes it. */
  editor: RefObject<HTMLElement | null>;
};

export function useFinish<P extends EditorParts>({ kind, justSaved, state, editor }: Options<P>): Finish {
  const [last, setLast] = useState(justSaved);
  const hasPlace = kind.finish.inScreen === true;
  const [isDocked, setDocked] = useState(!hasPlace);
  const isOpen = isDocked && last !== null;
  const dismiss = () => (hasPlace ? setDocked(false) : setLast(null));
  // The user edited during the save: close the panel.
  if (isOpen && kind.isDirty(state)) dismiss();

  function close(): void {
    const panel = editor.current?.querySelector(`[${FINISH_ATTRIBUTE}]`);
    const hasFocus = panel?.contains(document.activeElement) ?? false;
    dismiss();
    if (hasFocus) focusSave(editor.current);
  }

  const goOn = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(`[${FINISH_ATTRIBUTE}]`) === null) dismiss();
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

/** Focuses the visible one of the save buttons. */
function focusSave(editor: HTMLElement | null): void {
  const buttons = editor?.querySelectorAll<HTMLElement>(`[${SAVE_ATTRIBUTE}]`) ?? [];
  [...buttons].find(isRendered)?.focus();
}
