// The palmarès by keyboard alone: from the page of an album, through another
// person's content, to one's own. With touch: palmares.phone.spec.ts.
import { expect, test } from '@playwright/test';
import { pressButton, tabTo } from '../support/keyboard.ts';
import { makeVotedAlbum, openPalmares } from '../support/voted-album.ts';

test('by keys: the order, an image of it, somebody’s ranking, how far one agrees, a tier list of one’s own', async ({
  page,
  baseURL,
}) => {
  const voted = await makeVotedAlbum(baseURL);
  const { rankings } = voted;
  const palmares = await openPalmares(page, voted);

  await pressButton(page, palmares.getByRole('button', { name: 'Dans l’ordre' }));
  const first = palmares.getByRole('button', { name: /^Image 1, 1re place/u });
  await expect(first).toBeVisible();
  await pressButton(page, first);
  await expect(page.getByRole('dialog', { name: 'Image 1' }).getByText('1re place')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Image 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  await pressButton(page, page.locator(`a[href="/classements/${rankings[0]}"]`));
  const agreement = page.getByRole('button', { name: /^Comparer à mon classement\s: 0\s%$/u });
  await expect(agreement).toBeVisible();
  await pressButton(page, agreement);
  const dialog = page.getByRole('dialog', { name: 'D’accord ou pas ?' });
  await expect(dialog.getByRole('link', { name: 'Voir le palmarès de l’album' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Avec le palmarès de l’album' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(agreement).toBeFocused();

  await pressButton(page, page.getByRole('button', { name: 'Continuer autrement' }));
  const toTiers = page.getByRole('button', { name: /^En tier list/u });
  await expect(toTiers).toBeVisible();
  await pressButton(page, toTiers);
  await pressButton(page, page.getByRole('button', { name: 'Ouvrir la tier list' }));
  await expect(page.locator('[data-drag-item]')).toHaveCount(6);
  await pressButton(page, page.getByRole('button', { name: 'Sauvegarder', exact: true }).first());
  const ready = page.getByRole('region', { name: 'Votre tier list est prête' });
  await expect(ready).toBeVisible();
  await tabTo(page, ready.getByRole('link', { name: 'Voir' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tierlists\/\d+$/u);
  // One's own content is compared only with the palmarès.
  await expect(page.getByRole('button', { name: /^Comparer au palmarès\s: \d+\s%$/u })).toBeVisible();
});
