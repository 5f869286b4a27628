// The toasts on the screen. The store is outside React, so that any code can show one.

import type { Language } from '@palmares/texts/language';
import { createStore } from 'zustand/vanilla';

export type ToastKind = 'success' | 'error' | 'info';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Language of the text, when it is not that of the page. */
  readonly lang?: Language;
  /** One action, such as « Annuler ». */
  readonly action?: { label: string; run: () => void };
  /** Called when the person closes the toast. */
  readonly onClose?: () => void;
  /** The path of the page that the toast is about: it is dismissed when the person leaves that page. */
  readonly page?: string;
};

/** Lifetime in milliseconds of a toast without an action; errors take longer to read. */
export const TOAST_MS: Record<ToastKind, number> = { success: 4_000, info: 5_000, error: 9_000 };
const MOST_AT_ONCE = 3;

export const toastStore = createStore<readonly Toast[]>(() => []);
export const currentToasts = toastStore.getState;
let lastId = 0;

/** Shows a toast and returns its id. A toast with the same text is replaced. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = currentToasts().filter((shown) => shown.text !== toast.text);
  toastStore.setState([...others, { ...toast, id: lastId }].slice(-MOST_AT_ONCE), true);
  return lastId;
}

/** Dismisses the toasts of other pages, after a navigation to `page`. */
export function dismissToastsOfOthers(page: string): void {
  const others = currentToasts().filter((toast) => toast.page === undefined || toast.page === page);
  if (others.length < currentToasts().length) toastStore.setState(others, true);
}

export function dismissToast(id: number): void {
  const others = currentToasts().filter((toast) => toast.id !== id);
  toastStore.setState(others, true);
}
