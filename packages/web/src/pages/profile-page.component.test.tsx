import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { MeReply } from '@palmares/core/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LARGE_TEXT, TEXT_SPACING } from '../testing/display-modes.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { findBrokenWords, setReaderSettings } from '../testing/reader-settings.ts';
import { NO_SECOND_FACTOR } from '../testing/second-factor-samples.ts';
import { LINA, sampleSession, signInAs } from '../testing/session.ts';
import {
  LAST_PAGE,
  LAST_PAGES,
  makeAlbum,
  makeDecision,
  makeRanking,
  makeTierlist,
  makeTournament,
  NO_COUNTS,
  NO_LISTS,
} from '../testing/wire-samples.ts';
import { Component as ProfilePage } from './profile-page.tsx';

type Own = Partial<Pick<MeReply['data'], 'albums' | 'tierlists' | 'tournaments' | 'rankings'>>;

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const section = (name: string) => page.getByRole('region', { name });
const toggle = (name: string) => page.getByRole('switch', { name: `Public : ${name}` });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const pressIn = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const says = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const openPage = () => mount(<ProfilePage />, { at: '/profile' });

/** Sets the contents that the server returns for Lina, in the first reply and for each section. */
function own({ albums = [], tierlists = [], tournaments = [], rankings = [] }: Own): void {
  const meta = { albums: LAST_PAGE, ...LAST_PAGES };
  answer(ENDPOINTS.me, { ...LINA, albums, ...NO_LISTS, tierlists, tournaments, rankings }, meta);
  answer(ENDPOINTS.listAlbums, albums, LAST_PAGE);
  answer(ENDPOINTS.listTierlists, tierlists, LAST_PAGE);
  answer(ENDPOINTS.listTournaments, tournaments, LAST_PAGE);
  answer(ENDPOINTS.listRankings, rankings, LAST_PAGE);
  answer(ENDPOINTS.listDecisions, []);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
}

beforeEach(async () => {
  await signInAs();
  own({});
});

describe('the page', () => {
  test('WCAG 4.1.3: one live region tells what is loaded, and no section brings its own', async () => {
    const release = holdReply(ENDPOINTS.me);
    await openPage();
    const regions = page.getByRole('main').getByRole('status');
    await expect.element(regions).toMatchTextContent('Chargement…');
    expect(regions.elements()).toHaveLength(1);
    release();
    await expect.element(regions).toMatchTextContent(/^$/);
    await expect.element(page.getByRole('region', { name: 'Mes albums' })).toBeVisible();
    expect(regions.elements()).toHaveLength(1);
  });

  test('AC-25, AC-91, AC-92: shows 26 mars 2025 as the date of membership until it is loaded', async () => {
    const release = holdReply(ENDPOINTS.me);
    await openPage();
    await expect.element(page.getByText(/Membre depuis/)).toMatchTextContent('26 mars 2025');
    release();
    await expect.element(page.getByText(/Membre depuis/)).toMatchTextContent('1 janvier 2026');
  });

  test('AC-95: sections without anything say so and lead to what fills them', async () => {
    await openPage();
    for (const [name, create, to] of [
      ['Mes albums', 'Créer un album', '/add-album'],
      ['Mes tier lists', 'Créer une tier list', '/allalbum'],
      ['Mes tournois', 'Créer un tournoi', '/allalbum'],
      ['Mes classements', 'Créer un classement', '/allalbum'],
    ] as const)
      await expect.element(section(name).getByRole('link', { name: create })).toHaveAttribute('href', to);
  });

  test('issue 11, calm: who has nothing yet is shown one way in', async () => {
    await openPage();
    await expect
      .element(page.getByRole('link', { name: 'Choisir un album' }))
      .toHaveAttribute('href', '/allalbum');
  });

  test('issue 11, calm: who has something is not invited any more', async () => {
    own({ albums: [makeAlbum({ name: 'Un' })] });
    await openPage();
    await expect.element(section('Mes albums').getByRole('article')).toBeVisible();
    expect(page.getByRole('link', { name: 'Choisir un album' }).elements()).toEqual([]);
  });

  test('AC-106, AD-13, SH-52: says that the data cannot be loaded, and tries again', async () => {
    refuse(ENDPOINTS.me, { status: 400, code: 'invalid_request' });
    await openPage();
    await says('Impossible de charger vos données. Veuillez réessayer plus tard.');
    own({});
    await press('Réessayer');
    await expect.element(section('Mes albums').getByText(/Vous n’avez pas encore d’album/)).toBeVisible();
  });

  test('AC-96, AC-97, AL-10, SH-53: a card shows two categories then « +N », and how often an album is really used', async () => {
    const categories = ['Films', 'Manga', 'Sport'].map((name, id) => ({ id: id + 1, name, name_en: null }));
    own({ albums: [makeAlbum({ name: 'Trois', categories, uses: 2 })] });
    await openPage();
    const card = section('Mes albums').getByRole('article');
    await expect.element(card).toMatchTextContent('2 utilisations');
    await expect.element(card.getByText('+1', { exact: true })).toBeVisible();
    await expect.element(card.getByText('Sport')).not.toBeInTheDocument();
  });

  test.each([
    ['at 320 px', 320, ''],
    ['with spaced text', 360, TEXT_SPACING],
    ['in letters twice as large', 390, LARGE_TEXT],
  ])('WCAG 1.4.10: %s no word of the tools leaves its tile', async (_, width, css) => {
    await setReaderSettings(width, 740, css);
    await openPage();
    await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    for (const tool of document.querySelectorAll<HTMLElement>('main header button'))
      expect(tool.scrollWidth, tool.textContent).toBeLessThanOrEqual(tool.clientWidth);
  });

  test('WCAG 1.4.4: in letters twice as large, on a phone, the words of a card stay whole', async () => {
    await setReaderSettings(390, 844, LARGE_TEXT);
    own({ albums: [makeAlbum({ name: 'Bandes dessinées' })] });
    await openPage();
    const card = section('Mes albums').getByRole('article');
    await expect.element(card).toBeVisible();
    expect(findBrokenWords(card.element())).toEqual([]);
  });

  test('AC-108: « Voir plus » brings the next page', async () => {
    const [first, second] = [makeTierlist({ name: 'Première' }), makeTierlist({ name: 'Seconde' })];
    own({});
    answer(
      ENDPOINTS.me,
      { ...LINA, albums: [], ...NO_LISTS, tierlists: [first] },
      {
        albums: LAST_PAGE,
        ...LAST_PAGES,
        tierlists: { next_cursor: 'next' },
      },
    );
    answer(ENDPOINTS.listTierlists, [second], LAST_PAGE);
    await openPage();
    await section('Mes tier lists').getByRole('button', { name: 'Voir plus' }).click();
    await expect.element(page.getByText('Seconde')).toBeVisible();
    await expect.element(page.getByText('Première')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.listTierlists).map(({ query }) => query['cursor'])).toEqual(['next']);
  });
});

describe('visibility', () => {
  test('AC-103, AC-104, AD-27, LB-36: the switch sends the opposite and shows what the server replied, not what was asked', async () => {
    const tournament = makeTournament({ name: 'Têtu' });
    own({ tournaments: [tournament] });
    answer(ENDPOINTS.updateTournament, { id: tournament.id, version: 2, private: false });
    await openPage();
    await toggle('Têtu').click();
    await expect.poll(() => findCalls(ENDPOINTS.updateTournament).length).toBe(1);
    expect(findCalls(ENDPOINTS.updateTournament)[0]?.body).toMatchObject({ private: true });
    await expect.element(toggle('Têtu')).toBeChecked();
    answer(ENDPOINTS.updateTournament, { id: tournament.id, version: 3, private: true });
    await toggle('Têtu').click();
    await expect.element(toggle('Têtu')).not.toBeChecked();
  });

  test.each([
    ['a content', ENDPOINTS.updateRanking, { rankings: [makeRanking({ name: 'Parti' })] }],
    ['an album', ENDPOINTS.updateAlbum, { albums: [makeAlbum({ name: 'Parti' })] }],
  ] satisfies [string, Endpoint, Own][])(
    'AC-105: a failure for %s is said and its section is loaded again',
    async (_, endpoint, had) => {
      own(had);
      refuse(endpoint, { status: 404, code: 'not_found' });
      await openPage();
      await expect.element(toggle('Parti')).toBeChecked();
      answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
      answer(ENDPOINTS.listRankings, [], LAST_PAGE);
      await toggle('Parti').click();
      await says('Une erreur est survenue lors de la modification de la visibilité.');
      await expect.element(toggle('Parti')).not.toBeInTheDocument();
    },
  );

  test('AX-52: making a content of a private album public asks first', async () => {
    const tierlist = makeTierlist({ name: 'Discrète', private: true });
    const { album } = tierlist;
    own({ tierlists: [{ ...tierlist, album: album && { ...album, status: 'private' } }] });
    answer(ENDPOINTS.updateTierlist, { id: tierlist.id, version: 2, private: false });
    await openPage();
    await toggle('Discrète').click();
    await expect.element(dialog).toMatchTextContent('Passer « Discrète » en public ?');
    await pressIn('Annuler');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(toggle('Discrète')).not.toBeChecked();
    expect(findCalls(ENDPOINTS.updateTierlist)).toHaveLength(0);
    await toggle('Discrète').click();
    await pressIn('Passer en public');
    await expect.element(toggle('Discrète')).toBeChecked();
  });
});

describe('what a click offers', () => {
  test('AC-98, SU-12: an album: a new sort, its editor, or nothing, and the focus is back on its card', async () => {
    const album = makeAlbum({ name: 'Cliqué' });
    own({ albums: [album] });
    await openPage();
    await press('Cliqué');
    await expect.element(dialog.getByRole('link', { name: 'Créer un nouveau tri' })).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: "Modifier l'album" }))
      .toHaveAttribute('href', `/album/edit/${album.id}`);
    await pressIn('Annuler');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Cliqué', exact: true })).toHaveFocus();
  });

  const clicked = { id: 41, name: 'Cliquée' };
  type Deletion = { had: Own; endpoint: Endpoint<{ data: { id: number } }>; path: string; deleted: string };
  // Proves AX-59, AX-64, AC-99, AC-101, AC-102, AC-104, RK-79, SH-4, SH-14.
  test.each<[string, Deletion]>([
    [
      'tier list',
      {
        had: { tierlists: [makeTierlist(clicked)] },
        endpoint: ENDPOINTS.deleteTierlist,
        path: '/tierlists',
        deleted: 'Tierlist supprimée avec succès !',
      },
    ],
    [
      'tournament',
      {
        had: { tournaments: [makeTournament(clicked)] },
        endpoint: ENDPOINTS.deleteTournament,
        path: '/tournois',
        deleted: 'Tournoi supprimé avec succès !',
      },
    ],
    [
      'ranking',
      {
        had: { rankings: [makeRanking(clicked)] },
        endpoint: ENDPOINTS.deleteRanking,
        path: '/classements',
        deleted: 'Classement supprimé avec succès !',
      },
    ],
  ])(
    'a %s: its result, the sort again unless it is a tournament, deletion confirmed twice',
    async (kind, { had, endpoint, path, deleted }) => {
      own(had);
      failNetwork(endpoint);
      await openPage();
      await press('Cliquée');
      await expect
        .element(dialog.getByRole('link', { name: 'Voir le résultat' }))
        .toHaveAttribute('href', `${path}/41`);
      expect(dialog.getByRole('link', { name: 'Continuer/Recommencer le tri' }).elements()).toHaveLength(
        kind === 'tournament' ? 0 : 1,
      );
      await pressIn('Supprimer');
      await expect.element(dialog).toMatchTextContent('Supprimer « Cliquée » ?');
      await expect.element(dialog).toMatchTextContent('Cette action ne peut pas être annulée.');
      expect(findCalls(endpoint)).toHaveLength(0);

      await pressIn('Supprimer');
      await says('Erreur lors de la suppression. Veuillez réessayer.');
      answer(endpoint, { id: 41 });
      await pressIn('Supprimer');
      await says(deleted);
      await expect
        .element(page.getByRole('button', { name: 'Cliquée', exact: true }))
        .not.toBeInTheDocument();
    },
  );

  test('what was deleted elsewhere meanwhile leaves the section when one deletes it', async () => {
    own({ rankings: [makeRanking({ name: 'Déjà parti' })] });
    refuse(ENDPOINTS.deleteRanking, { status: 404, code: 'not_found', message: 'Élément introuvable.' });
    await openPage();
    await press('Déjà parti');
    await pressIn('Supprimer');
    await pressIn('Supprimer');
    await says('Élément introuvable.');
    await expect
      .element(page.getByRole('button', { name: 'Déjà parti', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('AL-71: an album is deleted after saying what depends on it', async () => {
    const album = makeAlbum({ name: 'Condamné' });
    own({ albums: [album] });
    answer(ENDPOINTS.previewAlbumDeletion, {
      images: 3,
      kept_images: 1,
      author: { ...NO_COUNTS, tierlists: 1, rankings: 2 },
      others: { ...NO_COUNTS, tournaments: 1 },
    });
    failNetwork(ENDPOINTS.deleteAlbum);
    await openPage();
    await press('Condamné');
    await pressIn('Supprimer l’album');
    await expect.element(dialog).toMatchTextContent('De vous1 tier list et 2 classements');
    await expect.element(dialog).toMatchTextContent('D’autres personnes1 tournoi');
    await pressIn('Supprimer');
    await says('Erreur lors de la suppression. Veuillez réessayer.');
    answer(ENDPOINTS.deleteAlbum, { id: album.id });
    await pressIn('Supprimer');
    await says('Album supprimé avec succès !');
    await expect.element(page.getByRole('button', { name: 'Condamné', exact: true })).not.toBeInTheDocument();
  });

  test('AC-100: a content of an album in quarantine says so and offers only to look at it', async () => {
    own({ rankings: [makeRanking({ name: 'Figé', frozen: true })] });
    await openPage();
    await expect.element(toggle('Figé')).not.toBeInTheDocument();
    await says('Album en quarantaine');
    await press('Figé');
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Son album est en quarantaine');
    expect(
      dialog
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Voir le résultat']);
    expect(dialog.getByRole('button', { name: 'Supprimer' }).elements()).toHaveLength(0);
  });
});

describe('the nickname', () => {
  // Proves AX-2, AX-25, AX-31, AC-49, AC-55, AC-75, AC-93, AL-63.
  test('too short, refused, nothing answered, done', async () => {
    await openPage();
    await press('Changer de nom d’utilisateur');
    await expect.element(field('Nom d’utilisateur')).toHaveFocus();
    await field('Nom d’utilisateur').fill('ab');
    await pressIn('Sauvegarder');
    await expect
      .element(field('Nom d’utilisateur'))
      .toHaveAccessibleDescription('Le nom d’utilisateur doit contenir au moins 3 caractères.');
    failNetwork(ENDPOINTS.updateMe);
    await field('Nom d’utilisateur').fill('Lina la Douce');
    await pressIn('Sauvegarder');
    await says("Erreur lors de la mise à jour du nom d'utilisateur.");
    await expect.element(field('Nom d’utilisateur')).toHaveValue('Lina la Douce');

    answer(ENDPOINTS.updateMe, { ...LINA, username: 'Lina la Douce', email_pending: null });
    answer(ENDPOINTS.session, sampleSession({ ...LINA, username: 'Lina la Douce' }));
    await pressIn('Sauvegarder');
    await says("Nom d'utilisateur mis à jour avec succès !");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Lina la Douce');
    await expect.element(page.getByRole('button', { name: 'Changer de nom d’utilisateur' })).toHaveFocus();
  });
});

describe('the password', () => {
  // Proves AC-5, AC-49, AC-50, AC-51, AC-52, AC-55, AC-75, AC-93.
  test('every sentence of the dialog, at its field', async () => {
    await openPage();
    await press('Changer le mot de passe');
    await field('Mot de passe actuel').fill('pas le bon du tout');
    await field('Nouveau mot de passe').fill('court');
    await pressIn('Sauvegarder');
    await expect
      .element(field('Nouveau mot de passe'))
      .toHaveAccessibleDescription('Le mot de passe doit contenir au moins 8 caractères');
    await expect
      .element(field('Confirmer le nouveau mot de passe'))
      .toHaveAccessibleDescription('Les mots de passe ne correspondent pas');
    await expect.element(field('Nouveau mot de passe')).toHaveFocus();

    await field('Nouveau mot de passe').fill('une phrase toute neuve');
    await field('Confirmer le nouveau mot de passe').fill('une phrase toute neuve');
    const message = 'Le mot de passe actuel est incorrect.';
    refuse(ENDPOINTS.updateMe, { status: 400, code: 'wrong_current_password', message });
    await pressIn('Sauvegarder');
    await expect.element(field('Mot de passe actuel')).toHaveAccessibleDescription(message);
    failNetwork(ENDPOINTS.updateMe);
    await pressIn('Sauvegarder');
    await says('Erreur lors de la mise à jour du mot de passe.');
    answer(ENDPOINTS.updateMe, { ...LINA, email_pending: null });
    await pressIn('Sauvegarder');
    await says('Mot de passe mis à jour avec succès !');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

const NOTHING_DEPENDS = {
  albums: 0,
  images: 0,
  ...NO_COUNTS,
  dependent_contents: 0,
  kept_images: 0,
  held_albums: 0,
};

describe('the address and the end of the account', () => {
  test('AC-56: another address is asked for with the password, and is not the same', async () => {
    await openPage();
    await press('Changer d’adresse email');
    // Proves AC-57.
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Nous envoyons un lien à la nouvelle adresse. Dès que vous l’ouvrirez, elle remplacera l’ancienne.',
      );
    await field('Nouvelle adresse email').fill(LINA.email);
    await pressIn('Envoyer le lien');
    await expect
      .element(field('Nouvelle adresse email'))
      .toHaveAccessibleDescription('C’est déjà votre adresse email.');
    await field('Nouvelle adresse email').fill('nouvelle@example.org');
    await field('Mot de passe actuel').fill('pas le bon du tout');
    const message = 'Le mot de passe actuel est incorrect.';
    refuse(ENDPOINTS.updateMe, { status: 400, code: 'wrong_current_password', message });
    await pressIn('Envoyer le lien');
    await expect.element(field('Mot de passe actuel')).toHaveAccessibleDescription(message);
  });

  test('PR-2, PR-3: its end says what depends on it, asks for the password and twice for a yes', async () => {
    answer(ENDPOINTS.previewDeletion, {
      ...NOTHING_DEPENDS,
      albums: 1,
      images: 3,
      dependent_contents: 2,
      kept_images: 1,
    });
    const message = 'Le mot de passe actuel est incorrect.';
    refuse(ENDPOINTS.deleteMe, { status: 400, code: 'wrong_current_password', message });
    await openPage();
    await press('Supprimer mon compte');
    await expect.element(dialog).toMatchTextContent('1 album et 3 images');
    await expect
      .element(dialog)
      .toMatchTextContent(
        /2 contenus d’autres personnes dépendent de vos images et les gardent ; vos images y porteront la mention « Compte supprimé »\./,
      );
    await pressIn('Continuer');
    await expect
      .element(field('Mot de passe actuel'))
      .toHaveAccessibleDescription('Veuillez saisir votre mot de passe actuel.');
    await field('Mot de passe actuel').fill('pas le bon du tout');
    await pressIn('Continuer');
    await expect.element(dialog).toMatchTextContent('Cette action ne peut pas être annulée.');
    expect(findCalls(ENDPOINTS.deleteMe)).toHaveLength(0);
    await pressIn('Supprimer définitivement');
    await expect.element(field('Mot de passe actuel')).toHaveAccessibleDescription(message);
  });
});

describe('where there is a second factor', () => {
  const REQUIRED = {
    status: 400,
    code: 'second_factor_code_required',
    message: 'Saisissez aussi un code.',
  } as const;
  const CODE = 'Code de l’application';

  test('another password asks for a code too: of the app, or one of recovery', async () => {
    refuse(ENDPOINTS.updateMe, REQUIRED);
    await openPage();
    await press('Changer le mot de passe');
    await expect.element(field(CODE)).not.toBeInTheDocument();
    await field('Mot de passe actuel').fill('la phrase de Lina');
    for (const label of ['Nouveau mot de passe', 'Confirmer le nouveau mot de passe'])
      await field(label).fill('une phrase toute neuve');
    await pressIn('Sauvegarder');
    await expect.element(field(CODE)).toHaveFocus();
    await expect.element(field(CODE)).toHaveAccessibleDescription(/Saisissez aussi un code\./);

    await pressIn('Utiliser un code de secours');
    await field('Code de secours').fill('0000 0000 0000 0001');
    answer(ENDPOINTS.updateMe, { ...LINA, email_pending: null });
    await pressIn('Sauvegarder');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.updateMe).map(({ body }) => body)).toEqual([
      { currentPassword: 'la phrase de Lina', newPassword: 'une phrase toute neuve' },
      {
        currentPassword: 'la phrase de Lina',
        newPassword: 'une phrase toute neuve',
        code: '0000 0000 0000 0001',
      },
    ]);
  });

  test('another address does', async () => {
    refuse(ENDPOINTS.updateMe, REQUIRED);
    await openPage();
    await press('Changer d’adresse email');
    await field('Nouvelle adresse email').fill('nouvelle@example.org');
    await field('Mot de passe actuel').fill('la phrase de Lina');
    await pressIn('Envoyer le lien');
    await field(CODE).fill('123456');
    await pressIn('Envoyer le lien');
    await expect.poll(() => findCalls(ENDPOINTS.updateMe).at(-1)?.body).toMatchObject({ code: '123456' });
  });

  test('the end of the account does, and goes on asking', async () => {
    answer(ENDPOINTS.previewDeletion, NOTHING_DEPENDS);
    refuse(ENDPOINTS.deleteMe, REQUIRED);
    await openPage();
    await press('Supprimer mon compte');
    await field('Mot de passe actuel').fill('pas le bon du tout');
    await pressIn('Continuer');
    await pressIn('Supprimer définitivement');
    await field(CODE).fill('123456');
    const message = 'Le mot de passe actuel est incorrect.';
    refuse(ENDPOINTS.deleteMe, { status: 400, code: 'wrong_current_password', message });
    await pressIn('Continuer');
    await pressIn('Supprimer définitivement');
    await expect.element(field('Mot de passe actuel')).toHaveAccessibleDescription(message);
    await expect.element(field(CODE)).toHaveValue('123456');
    expect(findCalls(ENDPOINTS.deleteMe).map(({ body }) => body)).toEqual([
      { currentPassword: 'pas le bon du tout' },
      { currentPassword: 'pas le bon du tout', code: '123456' },
    ]);
  });
});

describe('the decisions of the moderation', () => {
  const decisions = section('Décisions de la modération');

  test('AD-44: are told where there are some, with their reason, and contested once', async () => {
    const decision = makeDecision({ kind: 'tierlist', name: 'Litige', reason: 'Trop cruel.' });
    answer(ENDPOINTS.listDecisions, [decision]);
    answer(ENDPOINTS.contestDecision, { id: decision.id });
    await openPage();
    await expect.element(decisions).toMatchTextContent('Votre tier list « Litige » a été masquée');
    await expect.element(decisions).toMatchTextContent('Trop cruel.');

    await press('Contester la décision sur Litige');
    await pressIn('Envoyer la contestation');
    await expect.element(dialog).toMatchTextContent('Ce texte est nécessaire.');
    await field('Pourquoi cette décision vous paraît-elle injuste ?').fill('C’est de l’humour.');
    answer(ENDPOINTS.listDecisions, [{ ...decision, state: 'appealed', appeal: 'C’est de l’humour.' }]);
    await pressIn('Envoyer la contestation');

    await says('Contestation envoyée.');
    await expect.element(decisions).toMatchTextContent('Contestée : la modération répondra.');
    await expect.element(decisions.getByRole('button')).not.toBeInTheDocument();
    expect(findCalls(ENDPOINTS.contestDecision)).toMatchObject([
      { id: decision.id, body: { text: 'C’est de l’humour.' } },
    ]);
  });

  test('tell what was lifted, and what that means', async () => {
    answer(ENDPOINTS.listDecisions, [makeDecision({ state: 'lifted', answer: 'Nous nous sommes trompés.' })]);
    await openPage();
    await expect.element(decisions).toMatchTextContent('Levée. Ce contenu est de nouveau visible.');
    await expect.element(decisions).toMatchTextContent('Nous nous sommes trompés.');
  });

  test('that cannot be loaded are asked for again', async () => {
    failNetwork(ENDPOINTS.listDecisions);
    await openPage();
    await says('Impossible de charger les décisions.');
    answer(ENDPOINTS.listDecisions, [makeDecision()]);
    await decisions.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(decisions).toMatchTextContent('Motif');
  });

  test('stand on the card of a hidden content instead of its switch', async () => {
    own({ tierlists: [makeTierlist({ name: 'Litige', hidden: true })] });
    await openPage();
    await says('Masqué par la modération');
    await expect.element(toggle('Litige')).not.toBeInTheDocument();
  });
});
