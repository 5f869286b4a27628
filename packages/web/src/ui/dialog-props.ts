import { DIALOG_TEXTS as game } from '@palmares/texts/game/dialogs';
import { DIALOG_TEXTS as page } from '@palmares/texts/page/dialogs';
import type { ReactNode } from 'react';

export const DIALOG_TEXTS = { fr: page, en: game };

export type DialogProps = {
  /** Set it to false while staying mounted for the closing animation; true by default. */
  open?: boolean;
  title: string;
  /** The title is a name that a person typed (LB-73). */
  isTitleTyped?: boolean;
  /** Identifies the current question when one dialog shows several; defaults to the title. */
  step?: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the last one is the main one. */
  footer?: ReactNode;
  onClose: () => void;
  size?: 'm' | 'l';
  /** Returns the element to focus after closing; null, or left out: the element that had the focus before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
};
