// Terms, privacy and legal notice (P2 §2 « Terms and privacy »).
import { expect, test } from '@playwright/test';
import { expectCleanAxe } from '../support/clean-axe.ts';

const CONTACT = /@/;

for (const [address, title, promise] of [
  ['/terms', 'Conditions d’utilisation', 'soumis au droit français'],
  ['/privacy', 'Confidentialité', 'ne s’adresse pas aux enfants de moins de 13 ans'],
] as const) {
  test(`P2 §2: ${address} has twelve sections, its promise and a contact address`, async ({ page }) => {
    await page.goto(address);

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
    await expect(page.getByText(promise)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: CONTACT })).toBeVisible();
    await expectCleanAxe(page);
  });
}

test('ux: the legal notice stands beside them in the footer, and is a page of its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  expect((await page.goto('/mentions-legales'))?.status()).toBe(200);
  await expectCleanAxe(page);
});
