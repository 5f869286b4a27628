// Each test starts as a visitor with empty storage, in French and in the dark theme, with the app's own styles.
import '../theme/tokens.css';
import '../theme/light.css';
import '../theme/fonts.css';
import '../theme/base.css';
import '../theme/preferences.css';
import '../theme/print.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { refreshSession } from '../api/session.ts';
import { queryClient } from '../app/query-client.ts';
import { currentToasts, dismissToast } from '../ui/toast-store.ts';
import { startFakeServer, stopFakeServer } from './fake-server.ts';
import { findBreakableSpaces } from './page-rules.ts';

// Text laid out before the site's fonts have loaded would have the widths of other fonts.
const siteFaces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(siteFaces.map((face) => face.load()));

// Without a graphics card, the blur behind the header of an album or content takes longer to draw than the rest of its page.
if (import.meta.env['VITE_PICTURES'] === undefined) {
  const sharp = new CSSStyleSheet();
  sharp.replaceSync('* { filter: none !important; }');
  document.adoptedStyleSheets.push(sharp);
}

document.documentElement.lang = 'fr';
document.documentElement.dataset['theme'] = 'dark';

// Failed queries are retried without delay, because the delays belong to TanStack Query.
const defaults = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

beforeEach(async () => {
  // The files of a worker share a page: what one of them leaves there changes how the next ones look.
  expect(document.body.style.fontSize, 'left by an earlier test').toBe('');
  // Chromium keeps `hover: none` once touch was emulated.
  expect(window.matchMedia('(pointer: coarse)').matches, 'left by an earlier test').toBe(false);
  // An earlier test may have followed a link within the page.
  history.replaceState(history.state, '', location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  startFakeServer();
  await refreshSession();
});

afterEach(async () => {
  // Checks whatever the test leaves on the screen, before it is unmounted (docs/decisions/0066).
  const breakable = findBreakableSpaces(document.documentElement);
  vi.useRealTimers();
  await cleanup();
  queryClient.clear();
  for (const { id } of currentToasts()) dismissToast(id);
  // Another key ends the guard against a second Enter after a menu item (ui/menu-popup.tsx).
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  stopFakeServer();
  expect(breakable, 'a line may break there').toEqual([]);
});
