// Unsupported browsers (README.md): they show a notice above the page's content, which would otherwise be empty or unresponsive.
import { expect, type Page, test } from '@playwright/test';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'trop ancien pour Palmarès' });

test('LB-65: a browser that lacks what the app needs is told so, on a page that came with its content and on one that is empty', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/terms');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Chrome ou Edge 111, Firefox 115, Safari 16.4, ou plus récent');

  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  // Links work without the app.
  await page.getByRole('link', { name: 'Albums', exact: true }).first().click();
  await expect(page).toHaveURL('/allalbum');
  await expect(notice(page)).toBeVisible();
});

test('others are told nothing', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
