// The first save leads to another page whose code must be fetched: edits made until then are kept.

import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { PAGES } from '@palmares/core/contract/pages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KINDS } from '../kinds/kinds.ts';
import { CREATED_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { answer, findCalls } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { expectImages, expectTiles, tile } from '../testing/tier-board.ts';

test('what is placed while the page of the saved tier list is on its way goes along, and is not saved yet', async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const late = {
    path: PAGES.tierlistEdit,
    lazy: () => promise.then(() => import('./tierlist-edit-page.tsx')),
  };
  const router = await mountApp(newPath('tierlists', { name: 'Premier essai' }), [late]);
  await expectTiles(3);
  await tile(101).click();
  await userEvent.keyboard('1');
  const save = page.getByRole('button', { name: 'Sauvegarder', exact: true }).first();
  await save.click();
  await expect.poll(() => findCalls(ENDPOINTS.createTierlist)).toHaveLength(1);
  await expect.poll(() => router.state.navigation.state).toBe('loading');

  await tile(102).click();
  await userEvent.keyboard('1');
  arrive();
  await expect.poll(() => router.state.location.pathname).toBe(KINDS.tierlist.paths.edit(CREATED_ID));
  await expectImages('S', [101, 102]);
  await expect.element(save).toBeEnabled();
});
