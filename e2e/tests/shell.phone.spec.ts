// The shell on a phone.
import { expect, test } from '@playwright/test';

test('SH-24: on a phone the tabs stand in a menu that opens, shows where one is, leads and closes', async ({
  page,
}) => {
  await page.goto('/classements');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tournois' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await expect(menu.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')).toHaveText([
    'Rechercher',
    'Tier lists',
    'Classements',
    'Tournois',
    'Albums',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText(['Classements']);
  await menu.getByRole('link', { name: 'Tournois' }).click();

  await expect(page).toHaveURL('/tournois');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Tournois' })).toBeVisible();
});

test('LB-23: at 360 pixels nothing sticks out, and the contact keeps its distance from the other links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', '/allalbum', '/classements', '/privacy', '/nulle-part'])
    await test.step(address, async () => {
      await page.goto(address);
      const footer = page.getByRole('contentinfo');
      const contact = await footer.getByRole('link', { name: /@/ }).boundingBox();
      const terms = await footer.getByRole('link', { name: 'Conditions d’utilisation' }).boundingBox();
      if (contact === null || terms === null) throw new Error('The footer is not there.');
      const isBeside = contact.y < terms.y + terms.height && terms.y < contact.y + contact.height;
      expect(isBeside && contact.x + contact.width > terms.x - 8).toBe(false);
      const { inner, outer } = await page.evaluate(() => ({
        inner: document.documentElement.scrollWidth,
        outer: document.documentElement.clientWidth,
      }));
      expect(inner).toBeLessThanOrEqual(outer);
    });
});
