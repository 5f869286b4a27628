// The chosen theme: kept under the storage key `theme`, put on the root as data-theme (spec P1 §4). Dark unless told.
import { THEME } from '@palmares/core/limits';
import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const listeners = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : THEME.default;
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  for (const listener of listeners) listener();
}

export function toggleTheme(): void {
  const theme = current() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME.key, theme);
  } catch {
    // Storage refused: the choice holds for this page only.
  }
  apply(theme);
}

/** The choice made in another tab. */
function onStorage(event: StorageEvent): void {
  if (event.key === THEME.key) apply(event.newValue === 'light' ? 'light' : THEME.default);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current);
}
