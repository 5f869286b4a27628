// The chosen theme: stored under the key `theme`, set on the root as data-theme (SH-28). Dark by default.
import { THEME } from '@palmares/core/limits';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../storage/web-storage.ts';

export type Theme = 'dark' | 'light';

const store = createStore<Theme>(() => THEME.default);

/** Call when the app starts: a server-rendered page uses the default theme, from which hydration continues. */
export function startTheme(): void {
  if (document.documentElement.dataset['theme'] === 'light') store.setState('light');
  window.addEventListener('storage', (event) => {
    // The theme was chosen in another tab.
    if (event.key === THEME.key) apply(event.newValue === 'light' ? 'light' : THEME.default);
  });
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  store.setState(theme);
}

export function toggleTheme(): void {
  const theme = store.getState() === 'dark' ? 'light' : 'dark';
  // When the storage refuses the write, the choice holds for this page only.
  deviceStorage.write(THEME.key, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useStore(store);
}
