// Tests the panel after a save of any kind: the content and the actions on it (decision 0034). e2e/tests covers the picture itself.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ALBUM_ID,
  allRanked,
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleRanking,
  sampleTierlist,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { answer, findCalls, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { signInAs } from '../testing/session.ts';
import { expectTiles, placeAll } from '../testing/tier-board.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const getHref = (name: string) => link(name).element().getAttribute('href');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const said = page.getByRole('main').getByRole('status');
const ready = page.getByRole('region', { name: 'Votre tier list est prête' });

beforeEach(() => {
  for (const kind of ['tierlist', 'tournament', 'ranking'])
    localStorage.setItem(`${kind}InfoModalShown`, 'true');
});

async function saveNewTierlist(album = sampleAlbum(3)): Promise<{ address: () => string }> {
  await signInAs();
  answer(ENDPOINTS.getAlbum, album);
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  const mounted = await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await placeAll(3);
  await button('Sauvegarder').click();
  await expect.element(ready).toBeVisible();
  return mounted;
}

async function openSavedTierlist(patch: Parameters<typeof sampleTierlist>[1] = {}) {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101, 102], []], pool: [103] }, patch));
  answer(ENDPOINTS.updateTierlist, { id: CONTENT_ID, version: 2, private: false });
  const mounted = await mountBuilder(`/tierlists/edit/${CONTENT_ID}`);
  await expectTiles(3);
  return mounted;
}

test('TL-62: the pool empties: « Toutes classées », told and gone when an image comes back; on a phone the save is there', async () => {
  await page.viewport(390, 844);
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await placeAll(3);
  const line = page.getByText('Toutes classées', { exact: true });
  await expect.element(line).toBeVisible();
  await expect.element(said).toHaveTextContent('3 images placées en S. Toutes classées.');
  // The only visible primary action replaces the pool.
  const save = button('Sauvegarder');
  expect(save.elements()).toHaveLength(1);
  expect(save.element().closest('[data-dock]')).not.toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line).not.toBeInTheDocument();
  expect(save.element().closest('header')).not.toBeNull();
  await userEvent.keyboard('{Control>}y{/Control}');
  await save.click();
  await expect.element(ready).toBeVisible();
  // The panel does not ask for a second save.
  await expect.element(line).toBeVisible();
  expect(button('Sauvegarder').element().closest('header')).not.toBeNull();
  await page.viewport(1280, 800);
});

test('WCAG 1.4.10: in a window of 320 × 256 each way on from a save can be scrolled to', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await saveNewTierlist();
  await page.viewport(320, 256);
  await waitUntilSettled();
  // The board stays visible above.
  expect(ready.element().getBoundingClientRect().top).toBeGreaterThan(100);
  const controls = [...ready.element().querySelectorAll<HTMLElement>('a, button')];
  expect(controls.length).toBeGreaterThan(3);
  const findCut = () =>
    controls.flatMap((control) => {
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      return top >= 0 && bottom <= 257 ? [] : [control.textContent];
    });
  // Sticky elements publish their height late (lib/sticky-edge.ts), and focus scrolls by it.
  await expect.poll(findCut).toEqual([]);
});

test('BU-32, SH-66: a first save: see, share, export, and continue in another way', async () => {
  const { address } = await saveNewTierlist();
  expect(address()).toBe(`/tierlists/edit/${CREATED_ID}`);
  await expect.element(page.getByText('Tier list sauvegardée.')).toBeVisible();
  await expect.element(ready.getByRole('button', { name: 'Partager' })).toBeVisible();
  expect(getHref('Voir')).toBe(`/tierlists/${CREATED_ID}`);
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101, 102, 103]], pool: [] }, { id: CREATED_ID }));
  await button('Continuer autrement').click();
  await expect.element(link('Tournoi')).toBeVisible();
  expect(getHref('Tournoi')).toBe(`/tournois/create/editor?album=${ALBUM_ID}&name=Mes+couleurs`);
  await userEvent.keyboard('{Escape}');
  await ready.getByRole('button', { name: 'Exporter' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Exporter en image' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(ready).toBeVisible();
});

test('on a desktop it leaves the first images of the last tiers in sight; a phone has it over its whole width', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1440, 900);
  await saveNewTierlist();
  const getShare = () => ready.element().getBoundingClientRect().left / document.body.clientWidth;
  await expect.poll(getShare).toBeGreaterThan(0.4);
  await page.viewport(390, 844);
  await expect.poll(getShare).toBe(0);
});

test('the page before is gone and with it its focus: the panel has it; Escape closes and gives it to the save', async () => {
  await saveNewTierlist();
  await expect.element(ready).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(ready).not.toBeInTheDocument();
  await expect.element(button('Sauvegarder')).toHaveFocus();
});

test('BU-33: it goes as soon as one goes on: by a click on the board, by a change', async () => {
  await saveNewTierlist();
  // The click is dispatched by script: without the site's header, the sticky editor header covers the first tier. The listener is added in
  // an effect that must have run.
  await waitUntilSettled();
  document.querySelector<HTMLElement>('[data-drag-item="102"]')?.click();
  await expect.element(ready).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Nom de la tier list' }).fill('Encore');
  answer(ENDPOINTS.updateTierlist, { id: CREATED_ID, version: 2, private: false });
  await button('Sauvegarder').click();
  await expect.element(heading('Tier list à jour')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(heading('Tier list à jour')).not.toBeInTheDocument();
});

test('a first save is told once: by the page that goes on with the work', async () => {
  const told = new Set<Element | null>();
  const watch = new MutationObserver(() => told.add(document.querySelector('[data-finish]')));
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await saveNewTierlist();
  await waitUntilSettled();
  expect([...told].filter((panel) => panel !== null)).toEqual([ready.element()]);
});

test('BU-32: a later save is quiet: one line, the focus where it was', async () => {
  await openSavedTierlist();
  await page.getByRole('textbox', { name: 'Nom de la tier list' }).fill('Autrement');
  await button('Sauvegarder').click();
  const later = page.getByRole('region', { name: 'Tier list à jour' });
  await expect.element(later.getByRole('button', { name: 'Partager' })).toBeVisible();
  await expect.element(button('Sauvegarder')).toHaveFocus();
  await expect.element(later.getByRole('button', { name: 'Continuer autrement' })).toBeVisible();
  await later.getByRole('button', { name: 'Fermer' }).click();
  await expect.element(later).not.toBeInTheDocument();
  await expect.element(button('Sauvegarder')).toHaveFocus();
});

test('BU-36: what the moderation hid is not shared: its author is told so, and may still see it', async () => {
  await openSavedTierlist({ hidden: true });
  await page.getByRole('textbox', { name: 'Nom de la tier list' }).fill('Autrement');
  await button('Sauvegarder').click();
  const later = page.getByRole('region', { name: 'Tier list à jour' });
  await expect.element(later.getByText(/^Masqué par la modération/)).toBeVisible();
  // The long notice must leave a full line to the title.
  const title = later.getByRole('heading').element();
  expect(title.scrollHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).lineHeight));
  await expect.element(later.getByRole('link', { name: 'Voir', exact: true })).toBeVisible();
  await expect.element(button('Partager')).not.toBeInTheDocument();
});

test('AX-52, BU-4, BU-35: made from a private album only its author opens it; publishing asks, then the same button shares', async () => {
  await saveNewTierlist(sampleAlbum(3, { status: 'private' }));
  await expect.element(page.getByText(/^Cette tier list n’est visible que de vous/u)).toBeVisible();
  await expect.element(button('Partager')).not.toBeInTheDocument();
  await button('Rendre publique').click();
  answer(ENDPOINTS.updateTierlist, { id: CREATED_ID, version: 1, private: false });
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre publique' }).click();
  await expect.element(button('Partager')).toHaveFocus();
  expect(findCalls(ENDPOINTS.updateTierlist)).toMatchObject([{ id: CREATED_ID, body: { private: false } }]);
  // The editor has the new visibility: the next save keeps the content public, on the same version.
  await page.getByRole('textbox', { name: 'Nom de la tier list' }).fill('Encore');
  await button('Sauvegarder').click();
  await expect.element(heading('Tier list à jour')).toBeVisible();
  expect(findCalls(ENDPOINTS.updateTierlist).at(-1)?.body).toMatchObject({ private: false, name: 'Encore' });
});

test('the text for chats carries an address that opens: the site’s while the content is private, then its own', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  const copyText = async () => {
    await ready.getByRole('button', { name: 'Exporter' }).click();
    await button('Copier le texte').click();
    await expect.poll(() => write.mock.calls.length).toBe(1);
    await userEvent.keyboard('{Escape}');
    const [text] = write.mock.calls.splice(0).flat();
    return text?.trim().split('\n').at(-1);
  };
  await saveNewTierlist(sampleAlbum(3, { status: 'private' }));
  expect(await copyText()).toBe(window.location.origin);
  answer(ENDPOINTS.updateTierlist, { id: CREATED_ID, version: 1, private: false });
  await ready.getByRole('button', { name: 'Rendre publique' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre publique' }).click();
  await expect.element(ready.getByRole('button', { name: 'Partager' })).toBeVisible();
  expect(await copyText()).toBe(`${window.location.origin}/tierlists/${CREATED_ID}`);
});

test('a publication that fails is told, and can be tried again', async () => {
  await saveNewTierlist(sampleAlbum(3, { status: 'private' }));
  refuse(ENDPOINTS.updateTierlist, { status: 500, code: 'internal_error' });
  await button('Rendre publique').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rendre publique' }).click();
  await expect
    .element(page.getByText('La tier list n’a pas pu être rendue publique. Réessayez.'))
    .toBeVisible();
  await expect.element(button('Rendre publique')).toBeVisible();
});

test('nothing else is offered of an album that closed meanwhile', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  answer(ENDPOINTS.createTierlist, { id: CREATED_ID, version: 1 });
  await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await placeAll(3);
  const { queryClient } = await import('../app/query-client.ts');
  answer(ENDPOINTS.getAlbum, sampleAlbum(3, { status: 'quarantined' }));
  await queryClient.invalidateQueries({ queryKey: ['albums'] });
  await button('Sauvegarder').click();
  await expect.element(ready.getByRole('button', { name: 'Partager' })).toBeVisible();
  await expect.element(button('Continuer autrement')).not.toBeInTheDocument();
});

test('BU-57: a visitor has the picture first, then an account, and the way to the sign-in where the save stands', async () => {
  await page.viewport(390, 844);
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  await mountBuilder(newPath('tierlists', { name: 'Mes couleurs' }));
  await placeAll(3);
  const signIn = link('Se connecter pour sauvegarder');
  await expect.element(signIn).toBeVisible();
  expect(signIn.elements()).toHaveLength(1);
  // The specified disabled save stays in the header alone.
  await expect.element(button('Sauvegarder')).toBeDisabled();
  await expect.element(button('Télécharger l’image')).toBeInViewport();
  expect(getHref('Créer un compte pour garder')).toMatch(/^\/register\?retour=/u);
  await page.viewport(1280, 800);
});

test('a ranking: the spec’s own words by the toast, the panel beside; a later save is quiet', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
  answer(ENDPOINTS.createRanking, { id: CREATED_ID, version: 1 });
  const { address } = await mountBuilder(newPath('classements', { name: 'Préférées' }));
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-choice]').length).toBe(2);
  await userEvent.keyboard('1{Enter}');
  await button('Sauvegarder Progression').click();
  const panel = page.getByRole('region', { name: 'Votre classement est prêt' });
  await expect.element(panel.getByRole('button', { name: 'Partager' })).toBeVisible();
  await expect
    .element(
      page.getByText('Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.'),
    )
    .toBeVisible();
  expect(address()).toBe(`/classements/edit/${CREATED_ID}`);
  await expect.element(panel.getByRole('button', { name: 'Continuer autrement' })).toBeVisible();
  // Nothing is ranked yet, so there is no picture to export.
  await expect.element(panel.getByRole('button', { name: 'Exporter' })).not.toBeInTheDocument();
});

test('BU-34: a tournament, in English, in the place of its form; there once, until a restart', async () => {
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
  answer(ENDPOINTS.createTournament, { id: CREATED_ID, version: 1 });
  await mountBuilder(newPath('tournois', { name: 'Colours' }));
  await button('Start the tournament').click();
  await userEvent.keyboard('1n');
  await button('Save tournament').click();
  await expect.element(heading('Saved')).toBeVisible();
  await expect.element(button('Continue another way')).toBeVisible();
  // The panel takes the focus, like that of the other kinds after a first save.
  await expect.element(page.getByRole('region', { name: 'Your tournament is ready' })).toHaveFocus();
  expect(getHref('View result')).toBe(`/tournois/${CREATED_ID}`);
  await button('Export').click();
  await expect.element(page.getByRole('dialog', { name: 'Export as a picture' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Share')).toBeVisible();
});

test('a tournament on a phone: at the foot of the window, in sight, and in its place below once one goes on', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await signInAs();
  answer(ENDPOINTS.getAlbum, sampleAlbum(2));
  answer(ENDPOINTS.createTournament, { id: CREATED_ID, version: 1 });
  await mountBuilder(newPath('tournois', { name: 'Colours' }));
  await button('Start the tournament').click();
  await userEvent.keyboard('1n');
  await button('Save tournament').click();
  const panel = page.getByRole('region', { name: 'Your tournament is ready' });
  await expect.element(panel.getByRole('button', { name: 'Share' })).toBeInViewport();
  await expect.element(panel).toHaveFocus();
  await heading('Colours').click();
  await expect.element(panel.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await expect.element(button('Share')).toBeVisible();
});

test('BU-39, SH-64: its own viewer shares first and publishes what is private; a reader makes their own first', async () => {
  const primary = () => document.querySelector('main header [class*="primary"]')?.textContent;
  await signInAs();
  const give = (isPrivate: boolean) => {
    answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101]], pool: [] }, { private: isPrivate }));
    answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3), { private: isPrivate }));
    answer(ENDPOINTS.getTournament, sampleTournament({ private: isPrivate }));
  };
  const saved = { id: CONTENT_ID, version: 1, private: false };
  answer(ENDPOINTS.updateTierlist, saved);
  answer(ENDPOINTS.updateRanking, saved);
  answer(ENDPOINTS.updateTournament, saved);
  for (const [at, publish, share] of [
    ['/tierlists/12', 'Rendre publique', 'Partager'],
    ['/classements/12', 'Rendre public', 'Partager'],
    ['/tournois/12', 'Make public', 'Share'],
  ] as const) {
    give(true);
    const { unmount } = await mountBuilder(at);
    await expect.poll(primary).toBe(publish);
    await expect.element(page.getByText(/n’est visible que de vous|^Only you/u)).toBeVisible();
    give(false);
    await button(publish).click();
    await expect.element(button(share)).toHaveFocus();
    expect(primary()).toBe(share);
    await unmount();
  }
  answer(
    ENDPOINTS.getTierlist,
    sampleTierlist({ tiers: [[101]], pool: [] }, { can: { update: false, delete: false } }),
  );
  await mountBuilder('/tierlists/13');
  await expect.poll(primary).toBe('Faire la mienne');
});

test('AX-52, BU-4: a viewer asks too before it publishes what a private album holds', async () => {
  await signInAs();
  const { album } = sampleTierlist({ tiers: [[101]], pool: [] });
  const closed = { private: true, album: album && { ...album, status: 'private' } } as const;
  answer(ENDPOINTS.getTierlist, sampleTierlist({ tiers: [[101]], pool: [] }, closed));
  answer(ENDPOINTS.getRanking, sampleRanking(allRanked(3), closed));
  answer(ENDPOINTS.getTournament, sampleTournament(closed));
  for (const [at, publish] of [
    ['/tierlists/12', 'Rendre publique'],
    ['/classements/12', 'Rendre public'],
    ['/tournois/12', 'Make public'],
  ] as const) {
    const { unmount } = await mountBuilder(at);
    await button(publish).click();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: publish })).toBeVisible();
    await unmount();
  }
  for (const update of [ENDPOINTS.updateTierlist, ENDPOINTS.updateRanking, ENDPOINTS.updateTournament])
    expect(findCalls(update)).toEqual([]);
});

test('BU-36: a frozen content has no address to share: nobody else can open it', async () => {
  await signInAs();
  answer(
    ENDPOINTS.getTierlist,
    sampleTierlist({ tiers: [[101]], pool: [] }, { frozen: true, private: true }),
  );
  await mountBuilder('/tierlists/12');
  await expect.element(heading('Mes couleurs')).toBeVisible();
  await expect.element(button('Rendre publique')).not.toBeInTheDocument();
  await expect.element(button('Partager')).not.toBeInTheDocument();
});
