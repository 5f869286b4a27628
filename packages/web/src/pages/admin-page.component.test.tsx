import type { SavedContent } from '@palmares/core/contract/content-endpoints';
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LARGE_TEXT } from '../testing/display-modes.ts';
import { emulate } from '../testing/emulate.ts';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { setReaderSettings } from '../testing/reader-settings.ts';
import { ADMIN, signInAs } from '../testing/session.ts';
import {
  LAST_PAGE,
  makeAlbum,
  makeRanking,
  makeTierlist,
  makeTournament,
  makeUser,
  NO_COUNTS,
} from '../testing/wire-samples.ts';
import { Component as AdminPage } from './admin-page.tsx';

const MODO = { id: 2, libelle: 'modo' };

const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const pressIn = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const says = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
/** Matches a toast or a message in the open dialog: both are announced at once. */
const alerts = (text: string) =>
  expect.element(page.getByRole('alert').filter({ hasText: text }).first()).toBeInTheDocument();
const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const openTab = (tab: string) => mount(<AdminPage />, { at: `/admin?tab=${tab}` });

beforeEach(async () => {
  await signInAs(ADMIN);
  answer(ENDPOINTS.listVoiceWaves, []);
  answer(ENDPOINTS.listRemovals, { accounts: [], images: [] });
  answer(ENDPOINTS.listRoles, [{ id: 1, libelle: 'admin' }, MODO]);
});

describe('the tabs', () => {
  test.each<[string, Endpoint, string]>([
    ['users', ENDPOINTS.listUsers, 'Impossible de charger les utilisateurs. Veuillez réessayer plus tard.'],
    [
      'categories',
      ENDPOINTS.listCategories,
      'Impossible de charger les catégories. Veuillez réessayer plus tard.',
    ],
    [
      'tierlists',
      ENDPOINTS.listTierlists,
      'Impossible de charger les tierlists. Veuillez réessayer plus tard.',
    ],
    [
      'tournaments',
      ENDPOINTS.listTournaments,
      'Impossible de charger les tournois. Veuillez réessayer plus tard.',
    ],
    [
      'rankings',
      ENDPOINTS.listRankings,
      'Impossible de charger les classements. Veuillez réessayer plus tard.',
    ],
    ['albums', ENDPOINTS.listAlbums, 'Impossible de charger les albums. Veuillez réessayer plus tard.'],
    ['audit', ENDPOINTS.listAuditEvents, 'Impossible de charger les données. Veuillez réessayer plus tard.'],
  ])(
    'AD-13, SH-39, SH-52: %s that do not load say so and can be tried again',
    async (tab, endpoint, text) => {
      refuse(endpoint, { status: 500, code: 'internal_error' });
      await openTab(tab);
      await alerts(text);
      const tries = findCalls(endpoint).length;
      expect(tries, 'a fault of the server is asked again twice').toBe(3);
      failNetwork(endpoint);
      await press('Réessayer');
      await expect.poll(() => findCalls(endpoint).length).toBeGreaterThan(tries);
    },
  );
});

describe('the users', () => {
  const zoe = makeUser({ username: 'Zoé' });

  const openUsers = async (...users: (typeof zoe)[]) => {
    answer(ENDPOINTS.listUsers, users, LAST_PAGE);
    await openTab('users');
    await expect.element(rows('Utilisateurs').first()).toBeVisible();
  };

  test('the row of oneself, which cannot be chosen, begins where the others do', async () => {
    await openUsers(zoe, makeUser({ ...ADMIN }));
    await expect.element(rows('Utilisateurs').nth(1)).toBeVisible();
    const names = [...document.querySelectorAll('li bdi')].map((name) => name.getBoundingClientRect().left);
    expect(names).toHaveLength(2);
    expect(names[0]).toBe(names[1]);
  });

  test('AD-21, AD-22, AD-26: a status that cannot be changed says so; whoever is gone leaves the list', async () => {
    await openUsers(zoe);
    failNetwork(ENDPOINTS.updateUser);
    await press('Désactiver Zoé');
    await alerts('Une erreur est survenue lors de la modification du statut.');
    await expect.element(rows('Utilisateurs')).toBeVisible();
    refuse(ENDPOINTS.updateUser, { status: 404, code: 'not_found' });
    await press('Désactiver Zoé');
    await says('Rien ici pour l’instant');
  });

  test('AD-15: who deactivates several accounts is told what it does', async () => {
    await openUsers(zoe);
    await rows('Utilisateurs').first().getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: '1 élément sélectionné' });
    await bar.getByRole('button', { name: 'Désactiver' }).click();
    await expect
      .element(dialog)
      .toMatchTextContent('Toutes les sessions sont fermées ; la connexion devient impossible.');
    await pressIn('Annuler');
    expect(findCalls(ENDPOINTS.updateUser)).toHaveLength(0);
  });

  // Proves AD-14, AD-17, AD-21, AD-22, AD-26.
  test('a deletion is asked about twice, and its failure is said', async () => {
    await openUsers(zoe);
    failNetwork(ENDPOINTS.deleteUser);
    await press('Supprimer Zoé');
    await pressIn('Continuer');
    await expect.element(dialog).toMatchTextContent('Cette action ne peut pas être annulée.');
    expect(findCalls(ENDPOINTS.deleteUser)).toHaveLength(0);
    await pressIn('Supprimer définitivement');
    await expect.element(dialog).toMatchTextContent('Une erreur est survenue lors de la suppression.');
    await pressIn('Annuler');
    await expect.element(rows('Utilisateurs')).toBeInTheDocument();
  });

  test('AD-5: an admin finds no way to shut themself out', async () => {
    await openUsers(makeUser({ ...ADMIN, username: 'Ada' }));
    await expect.element(page.getByText('Vous', { exact: true })).toBeVisible();
    for (const name of ['Désactiver Ada', 'Supprimer Ada'])
      expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    const message = 'Vous ne pouvez pas faire cela à votre propre compte.';
    refuse(ENDPOINTS.removeUserRole, { status: 409, code: 'self_target', message });
    await press('Rôles de Ada');
    await pressIn('Retirer le rôle Administrateur');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  });

  test('AD-23, PA-22: a voice is left out after a question, and taken in again at once', async () => {
    await openUsers(zoe);
    failNetwork(ENDPOINTS.countUserVoices);
    await press('Écarter la voix de Zoé');
    await expect.element(dialog).toMatchTextContent('ne compte plus dans aucun palmarès');
    await pressIn('Écarter');
    await expect
      .element(dialog)
      .toMatchTextContent('Une erreur est survenue lors de la modification des voix.');
    answer(ENDPOINTS.countUserVoices, { id: zoe.id });
    await pressIn('Écarter');
    await says('Voix écartée');
    await press('Compter de nouveau la voix de Zoé');
    await expect.element(page.getByText('Voix écartée', { exact: true })).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.countUserVoices).map(({ body }) => body)).toEqual([
      { counted: false },
      { counted: false },
      { counted: true },
    ]);
  });

  test('a wave of new accounts is told, and all its voices are left out together', async () => {
    const accounts = [
      { id: 71, username: 'Neuf', nametag: 'neuf' },
      { id: 72, username: 'Neuve', nametag: 'neuve' },
    ];
    const { id, name, status, author } = makeAlbum({ name: 'Assailli' });
    answer(ENDPOINTS.listVoiceWaves, [
      { album: { id, name, status, author }, voices: 3, young: 2, accounts },
    ]);
    answer(ENDPOINTS.countUserVoices, { id: 1 });
    await openUsers(zoe);
    await expect
      .element(rows('Vagues de nouveaux comptes'))
      .toMatchTextContent('2 voix de nouveaux comptes, sur 3');
    await press('Écarter 2 voix de « Assailli »');
    await expect.element(dialog).toMatchTextContent('« Neuf » et « Neuve »');
    answer(ENDPOINTS.listVoiceWaves, []);
    await pressIn('Écarter');
    await expect.element(rows('Vagues de nouveaux comptes')).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.countUserVoices).map((asked) => asked.id)).toEqual(
      accounts.map((one) => one.id),
    );
  });

  test('what a deletion has not removed yet is told, and leaves by itself once it is done', async () => {
    const begunAt = '2026-11-26T10:00:00.000Z';
    answer(ENDPOINTS.listRemovals, {
      accounts: [{ id: 71, begunAt, left: 10_001 }],
      images: [{ id: 8, id_album: 3, begunAt, left: 2 }],
    });
    await openUsers(zoe);
    await expect.element(rows('Suppressions en cours').first()).toMatchTextContent('Compte supprimé n° 71');
    await expect.element(rows('Suppressions en cours').first()).toMatchTextContent('encore plus de 10 000');
    await expect.element(rows('Suppressions en cours').last()).toMatchTextContent('encore 2 contenus');
    answer(ENDPOINTS.listRemovals, { accounts: [], images: [] });
    await expect.element(rows('Suppressions en cours').first()).not.toBeInTheDocument();
  });

  test('AD-18, AD-19, AD-20: one must be chosen and not be held already; what is added shows', async () => {
    await openUsers(zoe);
    answer(ENDPOINTS.addUserRole, { id: zoe.id });
    await press('Rôles de Zoé');
    await pressIn('Ajouter');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Veuillez sélectionner un rôle.');
    await dialog.getByLabelText('Ajouter un rôle').selectOptions('Modérateur');
    await pressIn('Ajouter');
    await says('Rôle ajouté.');
    await dialog.getByLabelText('Ajouter un rôle').selectOptions('Modérateur');
    await pressIn('Ajouter');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent("L'utilisateur possède déjà ce rôle.");
    expect(findCalls(ENDPOINTS.addUserRole)).toHaveLength(1);
    expect(findCalls(ENDPOINTS.listUsers)).toHaveLength(1);
  });

  // Proves AD-18, AD-19, AD-20, AD-22, AD-26.
  test('a failure is said in the dialog, and the list is loaded again', async () => {
    await openUsers({ ...zoe, roles: [MODO] });
    await press('Rôles de Zoé');
    failNetwork(ENDPOINTS.addUserRole);
    await dialog.getByLabelText('Ajouter un rôle').selectOptions('Administrateur');
    await pressIn('Ajouter');
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Une erreur est survenue lors de l’ajout du rôle.');
    failNetwork(ENDPOINTS.removeUserRole);
    await pressIn('Retirer le rôle Modérateur');
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Une erreur est survenue lors de la suppression du rôle.');
    // Another admin removed the role in the meantime.
    answer(ENDPOINTS.listUsers, [zoe], LAST_PAGE);
    refuse(ENDPOINTS.removeUserRole, { status: 404, code: 'role_not_found' });
    await pressIn('Retirer le rôle Modérateur');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Rôle non trouvé.');
    await expect.element(dialog.getByText('Aucun rôle particulier.')).toBeVisible();
  });
});

describe('the categories', () => {
  const FAILED = 'Une erreur est survenue lors de';

  beforeEach(async () => {
    answer(ENDPOINTS.listCategories, [{ id: 1, name: 'Films', name_en: null }]);
    await openTab('categories');
    await expect.element(rows('Catégories')).toBeVisible();
  });

  test('AD-22, AD-24, AD-25, AD-26: a new one has a name, no other’s; a failure is said at the field', async () => {
    const field = page.getByLabelText('Nouvelle catégorie');
    await press('Créer');
    await expect.element(field).toHaveAccessibleDescription('Le nom de la catégorie ne peut pas être vide.');
    const message = 'Cette catégorie existe déjà.';
    refuse(ENDPOINTS.createCategory, { status: 409, code: 'category_exists', message });
    await field.fill('films');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(message);
    failNetwork(ENDPOINTS.createCategory);
    await field.fill('Jardin');
    await press('Créer');
    await expect.element(field).toHaveAccessibleDescription(`${FAILED} la création de la catégorie.`);
    await expect.element(field).toHaveValue('Jardin');
  });

  test('AD-22, AD-24, AD-25, AD-26: a new name is not empty; a failure is said in the dialog', async () => {
    await press('Renommer « Films »');
    const field = dialog.getByLabelText('Nom de la catégorie');
    await expect.element(field).toHaveFocus();
    await field.fill('  ');
    await pressIn('Sauvegarder');
    await expect.element(field).toHaveAccessibleDescription('Le nom de la catégorie ne peut pas être vide.');
    failNetwork(ENDPOINTS.renameCategory);
    await field.fill('Cinéma');
    await pressIn('Sauvegarder');
    await expect.element(field).toHaveAccessibleDescription(`${FAILED} la modification de la catégorie.`);
  });

  test('AD-51: its English name is shown, changed and removed; one that is too long is refused at its field', async () => {
    const english = dialog.getByLabelText('Nom en anglais (facultatif)');
    answer(ENDPOINTS.listCategories, [{ id: 1, name: 'Films', name_en: 'Movies' }]);
    answer(ENDPOINTS.renameCategory, { id: 1, name: 'Films', name_en: null });
    await press('Renommer « Films »');
    await expect.element(english).toHaveValue('');
    // An attribute of the field stops typing at the limit, but not a value that is set.
    english.element().removeAttribute('maxlength');
    await english.fill('x'.repeat(41));
    await pressIn('Sauvegarder');
    await expect
      .element(english)
      .toHaveAccessibleDescription('Le nom en anglais ne peut pas dépasser 40 caractères.');
    await english.fill('Movies');
    await pressIn('Sauvegarder');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.renameCategory).at(-1)?.body).toEqual({ name: 'Films', name_en: 'Movies' });
    await expect.element(rows('Catégories')).toMatchTextContent('En anglais : Movies');
    await press('Renommer « Films »');
    await expect.element(english).toHaveValue('Movies');
  });

  test('AD-22, AD-26: a deletion that fails is said', async () => {
    failNetwork(ENDPOINTS.deleteCategory);
    await press('Supprimer Films');
    await pressIn('Supprimer');
    await alerts(`${FAILED} la suppression de la catégorie.`);
  });
});

describe('the contents', () => {
  const asked = { id: 41, name: 'La mienne' };
  test.each([
    [
      'tierlists',
      () => answer(ENDPOINTS.listTierlists, [makeTierlist(asked)], LAST_PAGE),
      ENDPOINTS.updateTierlist,
      ENDPOINTS.listTierlists,
    ],
    [
      'tournaments',
      () => answer(ENDPOINTS.listTournaments, [makeTournament(asked)], LAST_PAGE),
      ENDPOINTS.updateTournament,
      ENDPOINTS.listTournaments,
    ],
    [
      'rankings',
      () => answer(ENDPOINTS.listRankings, [makeRanking(asked)], LAST_PAGE),
      ENDPOINTS.updateRanking,
      ENDPOINTS.listRankings,
    ],
  ] as const)(
    'AX-59, AC-103, AD-27: the visibility of %s follows the reply, and a failure reloads',
    async (tab, arrange, update, list) => {
      const toggle = page.getByRole('switch', { name: 'Public : La mienne' });
      arrange();
      await openTab(tab);
      await expect.element(toggle).toBeChecked();
      // The server's reply decides the state of the switch.
      answer<{ data: SavedContent }>(update, { id: asked.id, version: 2, private: false });
      await toggle.click();
      await expect.poll(() => findCalls(update).length).toBe(1);
      await expect.element(toggle).toBeChecked();
      answer<{ data: SavedContent }>(update, { id: asked.id, version: 3, private: true });
      await toggle.click();
      await expect.element(toggle).not.toBeChecked();

      failNetwork(update);
      const loads = findCalls(list).length;
      await toggle.click();
      await alerts('Une erreur est survenue lors de la modification de la visibilité.');
      await expect.poll(() => findCalls(list).length).toBe(loads + 1);
    },
  );
});

describe('the albums', () => {
  const sand = makeAlbum({ name: 'Sable' });
  const status = page.getByLabelText('Statut de Sable');

  const openAlbums = async (...albums: (typeof sand)[]) => {
    answer(ENDPOINTS.listAlbums, albums, LAST_PAGE);
    await openTab('albums');
    await expect.element(rows('Albums').first()).toBeVisible();
  };

  test('AD-31: a quarantine asks for its reason; until then nothing changes', async () => {
    await openAlbums(sand);
    answer(ENDPOINTS.updateAlbum, { id: sand.id, version: 2, status: 'quarantined' });
    await status.selectOptions('En quarantaine');
    await expect.element(status).toHaveValue('public');
    await dialog.getByLabelText(/Motif/).fill('Plainte reçue');
    await pressIn('Mettre en quarantaine');
    await expect.element(status).toHaveValue('quarantined');
    expect(findCalls(ENDPOINTS.updateAlbum).map(({ body }) => body)).toEqual([
      { status: 'quarantined', quarantine_reason: 'Plainte reçue' },
    ]);
  });

  test('AD-30: a status that cannot be changed shows the server’s message; without one, ours', async () => {
    await openAlbums(sand);
    failNetwork(ENDPOINTS.updateAlbum);
    await status.selectOptions('Privé');
    await alerts('Une erreur est survenue lors de la modification du statut.');
    await expect.element(status).toHaveValue('public');
    refuse(ENDPOINTS.updateAlbum, { status: 404, code: 'not_found', message: 'Élément introuvable.' });
    await status.selectOptions('Privé');
    await alerts('Élément introuvable.');
    await says('Rien ici pour l’instant');
  });

  test('AD-32: a quarantine is not lifted unasked, and what depends on an album comes before its end', async () => {
    await openAlbums({ ...sand, status: 'quarantined' });
    answer(ENDPOINTS.previewAlbumDeletion, {
      images: 3,
      kept_images: 0,
      author: { ...NO_COUNTS, tierlists: 1 },
      others: NO_COUNTS,
    });
    await page.getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: '1 élément sélectionné' });
    await bar.getByRole('button', { name: 'Passer en public' }).click();
    await expect.element(dialog).toMatchTextContent('Lever la quarantaine de 1 album ?');
    await pressIn('Annuler');
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await expect.element(dialog).toMatchTextContent('« Sable »');
    await expect.element(dialog).toMatchTextContent('1 contenu en dépend et garde ses images.');
    await pressIn('Annuler');
    await press('Supprimer Sable');
    await expect.element(dialog).toMatchTextContent('De son auteur1 tier list');
    expect(findCalls(ENDPOINTS.updateAlbum)).toHaveLength(0);
  });
});

test('WCAG 1.4.4: in letters twice as large, on a phone, nothing leaves the row of an album', async () => {
  await setReaderSettings(390, 844, LARGE_TEXT);
  answer(ENDPOINTS.listAlbums, [makeAlbum()], LAST_PAGE);
  await openTab('albums');
  const row = rows('Albums').first();
  await expect.element(row).toBeVisible();
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth);
});

test('forced colours: a row shows whether it is ticked', async () => {
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Cochée' }), makeAlbum({ name: 'Libre' })], LAST_PAGE);
  await openTab('albums');
  const tick = (name: string) => page.getByRole('checkbox', { name: `Sélectionner ${name}` });
  await tick('Cochée').click();
  await emulate('forced-colors', 'active');
  const look = (name: string) => {
    const control = tick(name).element();
    return [getComputedStyle(control).backgroundColor, getComputedStyle(control, '::before').backgroundColor];
  };
  await expect.poll(() => look('Cochée')[0] !== look('Libre')[0]).toBe(true);
  expect(look('Cochée')[0]).not.toBe(look('Cochée')[1]);
  await emulate('forced-colors', '');
});
