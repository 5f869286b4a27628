// Terms, privacy and legal notice (P2 §2 « Terms and privacy »).
import { expect, test } from '@playwright/test';
import { expectCleanAxe } from '../support/clean-axe.ts';

const CONTACT = /@/;

for (const [address, title, promise] of [
  ['/terms', 'Conditions d’utilisation', 'soumis au droit français'],
  ['/privacy', 'Confidentialité', 'ne s’adresse pas aux enfants de moins de 13 ans'],
] as const) {
  test(`P2 §2: ${address} has twelve sections, its promise and a contact address`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(address);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
    await expect(page.getByText(promise)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: CONTACT })).toBeVisible();
    await expectCleanAxe(page);
    // P2 §7: no calls. The contact address is the footer's, which every page asks for.
    expect(calls).toEqual(['/api/site']);
  });
}

test('P2 §2, ux: from the bottom of a page, the legal notice opens at its top, and is a page of its own', async ({
  page,
}) => {
  await page.goto('/terms');
  const link = page.getByRole('link', { name: 'Mentions légales' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/mentions-legales');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  expect((await page.goto('/mentions-legales'))?.status()).toBe(200);
  await expectCleanAxe(page);
});
