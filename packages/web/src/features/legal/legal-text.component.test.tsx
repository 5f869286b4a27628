// Terms and privacy are static pages: the footer fetches the contact address, these pages send no request.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { TERMS } from '@palmares/texts/page/terms';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Footer } from '../../app/footer.tsx';
import { answer, findCalls } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { LegalText } from './legal-text.tsx';

const CONTACT = 'contact@palmares.example';

test('SH-59: a legal text makes no call of its own, and shows the address that the footer asked for', async () => {
  answer(ENDPOINTS.site, { contactEmail: CONTACT, publicUrl: 'https://palmares.example' });
  const alone = await mount(<LegalText title="Conditions" sections={TERMS} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(findCalls(ENDPOINTS.site)).toEqual([]);
  await alone.unmount();

  await mount(
    <>
      <LegalText title="Conditions" sections={TERMS} />
      <Footer />
    </>,
  );
  await expect.element(page.getByRole('main').getByRole('link', { name: CONTACT })).toBeVisible();
  expect(findCalls(ENDPOINTS.site)).toHaveLength(1);
});
