// The messages (toasts) on the screen: a store outside React, so that any code can show one.
import { createStore } from 'zustand/vanilla';
import type { Language } from './language.ts';

export type ToastKind = 'success' | 'error' | 'info';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** When it is not French. */
  readonly lang?: Language;
  /** One thing to do about it, as « Annuler ». */
  readonly action?: { label: string; run: () => void };
  /** The path of the page that it is about, where it would stand in the way of the next one: it goes when one leaves it. */
  readonly page?: string;
};

/** How long a message stays that offers nothing to do, in milliseconds: an error needs to be read, not only noticed. */
export const TOAST_MS: Record<ToastKind, number> = { success: 4_000, info: 5_000, error: 9_000 };
const MOST_AT_ONCE = 3;

export const toastStore = createStore<readonly Toast[]>(() => []);
export const currentToasts = toastStore.getState;
let lastId = 0;

/** The same text twice shows once, the newer one. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = currentToasts().filter((shown) => shown.text !== toast.text);
  toastStore.setState([...others, { ...toast, id: lastId }].slice(-MOST_AT_ONCE), true);
  return lastId;
}

/** One has come to a page. */
export function dismissToastsOfOthers(page: string): void {
  const others = currentToasts().filter((toast) => toast.page === undefined || toast.page === page);
  if (others.length < currentToasts().length) toastStore.setState(others, true);
}

export function dismissToast(id: number): void {
  const others = currentToasts().filter((toast) => toast.id !== id);
  toastStore.setState(others, true);
}
