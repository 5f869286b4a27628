import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { endSession } from '../testing/session.ts';

beforeEach(async () => {
  for (const kind of ['tierlist', 'tournament']) localStorage.setItem(`${kind}InfoModalShown`, 'true');
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, sampleAlbum(4));
  await endSession();
});

test.each([
  ['tierlists', 'fr', 'Votre session a expiré. Veuillez vous reconnecter.', 'Se reconnecter'],
  ['tournois', 'en', 'Your session has expired. Please log in again.', 'Log in again'],
] as const)(
  'a session that ended is told on the page of %s in its language',
  async (kind, lang, text, again) => {
    await mountApp(newPath(kind));
    const banner = page.getByRole('alert').filter({ hasText: text });
    await expect.element(banner).toBeInTheDocument();
    expect(banner.element().closest('[lang]')?.getAttribute('lang')).toBe(lang);
    await expect.element(banner.getByText(again)).toBeInTheDocument();
  },
);
