// WCAG 1.4.10 and 1.4.12: at 320 px, and with the spacing of text that a reader may set, nothing has to be pushed sideways.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { albumOf } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { newPath } from '../testing/mount-builder.tsx';
import { letSettle } from '../testing/page-rules.ts';
import { signInAs } from '../testing/session.ts';
import { queryClient } from './query-client.ts';
import { routes } from './routes.tsx';

/** What WCAG 1.4.12 asks a page to bear. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

async function open(at: string, width: number, css: string): Promise<void> {
  await page.viewport(width, 800);
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(async () => {
    style.remove();
    await page.viewport(1280, 800);
  });
  await signInAs();
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, albumOf(12));
  for (const kind of ['tierlist', 'ranking', 'tournament'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.poll(() => document.querySelector('main :is(button, input)')).not.toBeNull();
  await letSettle();
}

/** Controls that begin left of the window or end right of it. */
function outside(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')]
    .filter((control) => control.checkVisibility() && control.closest('[data-drop-list]') === null)
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 4 && (left < -1 || right > innerWidth + 1);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

const wider = () => document.documentElement.scrollWidth - innerWidth;

test.each([
  ['the editor of a ranking', newPath('classements', { name: 'Essai' }), 320, ''],
  ['the editor of a ranking, with spaced text', newPath('classements', { name: 'Essai' }), 360, TEXT_SPACING],
  ['the editor of a tier list', newPath('tierlists', { name: 'Essai' }), 320, ''],
  ['the editor of a tier list, with spaced text', newPath('tierlists', { name: 'Essai' }), 360, TEXT_SPACING],
] as const)('%s stays inside of its window', async (_, at, width, css) => {
  await open(at, width, css);
  await expect.poll(() => outside()).toEqual([]);
  expect(wider()).toBeLessThanOrEqual(0);
});
