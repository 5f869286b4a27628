// Tests an offline editor: why its save waits, and what is offered once the network is back (docs/decisions/0052-offline.md).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../lib/network.ts';
import { CREATED_ID, sampleAlbum } from '../testing/builder-samples.ts';
import { answer, findCalls } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { expectTiles, tile } from '../testing/tier-board.ts';

beforeEach(async () => {
  localStorage.setItem('tierlistInfoModalShown', 'true');
  localStorage.setItem('rankingInfoModalShown', 'true');
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
});
afterEach(() => network.setState({ isOffline: false, offerOf: null }));

const waiting = page.getByRole('button', { name: 'Hors connexion', exact: true });
const offer = () => network.getState().offerOf?.() ?? null;

test('BU-13: the save of a tier list says why it waits; what is not saved is offered, and nothing else', async () => {
  const { goTo } = await mountBuilder(newPath('tierlists', { name: 'Sans réseau' }));
  await expectTiles(3);
  expect(offer()).toBeNull();
  await tile(101).click();
  await userEvent.keyboard('1');
  network.setState({ isOffline: true });
  await expect.element(waiting.first()).toBeDisabled();
  await expect
    .element(waiting.first())
    .toHaveAttribute('title', expect.stringContaining('au retour du réseau'));
  await expect.poll(() => offer()?.label).toBe('Sauvegarder');

  network.setState({ isOffline: false });
  offer()?.run();

  await expect.poll(() => findCalls(ENDPOINTS.createTierlist)).toHaveLength(1);
  await expect.poll(offer).toBeNull();

  // The page of the saved content continues the work.
  await expect.poll(() => document.querySelector('[data-finish]')).not.toBeNull();
  // The offer of the next save is withdrawn once its answer arrives.
  answer(ENDPOINTS.updateTierlist, { id: CREATED_ID, version: 2, private: false });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => offer()?.label).toBe('Sauvegarder');
  const whileItWaits = network.getState().offerOf;
  offer()?.run();
  await expect.poll(offer).toBeNull();
  expect(network.getState().offerOf).not.toBe(whileItWaits);
  await goTo('/');
  await expect.poll(() => network.getState().offerOf).toBeNull();
});

test('BU-23: a key that saves sends nothing, and says why', async () => {
  await mountBuilder(newPath('classements', { name: 'Sans réseau' }));
  await expect.element(page.getByRole('button', { name: 'Valider la Sélection' })).toBeVisible();
  await userEvent.keyboard('1{Enter}');
  network.setState({ isOffline: true });
  await userEvent.keyboard('{Control>}s{/Control}');

  await expect
    .element(page.getByText('Hors connexion : la sauvegarde vous sera proposée au retour du réseau.'))
    .toBeVisible();
  expect(findCalls(ENDPOINTS.createRanking)).toHaveLength(0);
  expect(findCalls(ENDPOINTS.csrfToken)).toHaveLength(0);
});
