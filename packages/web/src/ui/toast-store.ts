// The messages that pass: a list outside React, so that any code of a screen can show one.

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
};

/** How long a message stays, in milliseconds: an error needs to be read, not only noticed. */
export const TOAST_MS: Record<ToastKind, number> = { success: 4_000, info: 5_000, error: 9_000 };
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The same text twice shows once, the newer one. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = toasts.filter((shown) => shown.text !== toast.text);
  update([...others, { ...toast, id: lastId }].slice(-MOST_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
