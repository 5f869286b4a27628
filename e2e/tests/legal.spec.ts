// Terms, privacy and legal notice. axe.spec.ts checks them for accessibility.
import { expect, test } from '@playwright/test';

const CONTACT = /@/;

test('the pages of law', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });

  // Proves BU-1, SH-2, SH-55, SH-56, SH-57, SH-58, SH-59.
  for (const [address, title, promise] of [
    ['/privacy', 'Confidentialité', 'ne s’adresse pas aux enfants de moins de 13 ans'],
    ['/terms', 'Conditions d’utilisation', 'soumis au droit français'],
  ] as const)
    await test.step(`${address} has twelve sections, its promise and a contact address`, async () => {
      calls.length = 0;
      await page.goto(address);

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
      await expect(page.getByText(promise)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: CONTACT })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // SH-59: the page makes no calls of its own. The contact address belongs to the footer, which every page has.
      expect(calls).toEqual(['/api/site']);
    });

  await test.step('SH-18, SH-19, SH-29: from the bottom of a page, the legal notice opens at its top, and is a page of its own', async () => {
    const link = page.getByRole('link', { name: 'Mentions légales' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL('/mentions-legales');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    expect((await page.request.get('/mentions-legales')).status()).toBe(200);
  });
});
