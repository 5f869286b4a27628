// Tests drafts of a saved content that was deleted elsewhere.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALBUM_ID, CONTENT_ID, sampleAlbum, sampleTierlist } from '../testing/builder-samples.ts';
import { answer, refuse } from '../testing/fake-server.ts';
import { mountBuilder } from '../testing/mount-builder.tsx';
import { LINA, signInAs } from '../testing/session.ts';
import { expectImages, expectTiles, tile } from '../testing/tier-board.ts';

const EDIT = `/tierlists/edit/${CONTENT_ID}`;
const kept = (subject: string) => localStorage.getItem(`palmares:draft:${LINA.id}:tierlist:${subject}`);

beforeEach(async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(
    ENDPOINTS.getTierlist,
    sampleTierlist({ tiers: [[101]], pool: [102, 103] }, { name: 'Mes couleurs' }),
  );
});

test('they go on as a new content of the same album, and nothing of them is left behind', async () => {
  const { unmount } = await mountBuilder(EDIT);
  await expectTiles(3);
  await tile(102).click();
  await userEvent.keyboard('1');
  await unmount();
  expect(kept(`content:${CONTENT_ID}`)).not.toBeNull();
  refuse(ENDPOINTS.getTierlist, { status: 404, code: 'not_found' });

  const { address } = await mountBuilder(EDIT);
  await expect.element(page.getByText('Ce contenu a été supprimé')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer avec un nouveau contenu' }).click();

  await expectImages('S', [101, 102]);
  expect(address()).toContain('/tierlists/create/editor');
  expect(kept(`content:${CONTENT_ID}`)).toBeNull();
  expect(kept(`album:${ALBUM_ID}`)).toContain('"base":null');
});

test('without any, one is led to the profile as ever', async () => {
  refuse(ENDPOINTS.getTierlist, { status: 404, code: 'not_found' });
  const { address } = await mountBuilder(EDIT);

  await expect.poll(address).toBe('/profile');
});
