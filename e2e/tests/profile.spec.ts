// The profile (P1 §2, §4, §5, §8; product.md §3, §4, §6): sections, switches that follow the server, dialogs, drafts, account.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { categorise, type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { cutNetwork, expectWhole, mendNetwork } from '../support/network.ts';
import { newRankingPath, playUntilRanked, shelf, skipRankingInfo } from '../support/ranking-play.ts';
import { realFiles } from '../support/real-files.ts';
import { answerInstead } from '../support/refuse.ts';
import { expectImages, newTierlistPath, openBoard, skipTierlistInfo, tile } from '../support/tier-board.ts';
import {
  expectPicks,
  newTournamentPath,
  pickMany,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

const BROKEN = { status: 500, code: 'internal_error', message: 'Une erreur inattendue est survenue.' };
const VISIBILITY_FAILED = 'Une erreur est survenue lors de la modification de la visibilité.';

let user: ApiUser;
test.beforeEach(async ({ page, baseURL }) => {
  user = await registerUser(baseURL, 'Profilée');
  await signInAs(page, user);
});

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const card = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name: `Public : ${name}` });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Fields and files of unfinished albums, as the browser keeps them. */
function countKeptAlbumParts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await settle(indexedDB.open('palmares-album-draft'));
    const stores = database.transaction(['fields', 'files']);
    const counts = await Promise.all([
      settle(stores.objectStore('fields').count()),
      settle(stores.objectStore('files').count()),
    ]);
    return counts.reduce((sum, count) => sum + count);
  });
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Mon compte', exact: true })).toBeVisible();
}

type Kind = 'tierlist' | 'tournament' | 'ranking';

async function makeContent(kind: Kind, name: string, album: MadeAlbum): Promise<number> {
  const [first = 0, second = 0] = album.images;
  const own = {
    tierlist: {
      lines: [{ label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: first, placement: 1 }] }],
    },
    tournament: {
      turn: 2,
      winner_id: first,
      images: [
        { id_image: first, place: 1, turn: 1, lose: false },
        { id_image: second, place: 2, turn: 0, lose: true },
      ],
    },
    ranking: { images: [{ id_image: first, points: -1, viewed: 3 }] },
  }[kind];
  const body = { name, id_album: album.id, ...own };
  return (await user.call<{ id: number }>('POST', `/${kind}`, body)).id;
}

/** Without a network a deletion says so and can be tried again. */
async function failThenDelete(page: Page): Promise<void> {
  const confirm = dialog(page).getByRole('button', { name: 'Supprimer', exact: true });
  await cutNetwork(page);
  await confirm.click();
  await says(page, 'Erreur lors de la suppression. Veuillez réessayer.');
  await mendNetwork(page);
  await confirm.click();
}

test('header (P1 §2 Profile), with nothing made: its date, its sections, its nickname, its password, its way out', async ({
  page,
  context,
}) => {
  await test.step('shows 26 mars 2025 as the date of membership until it is loaded', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/profile');
    await expect(page.getByText(/Membre depuis/)).toContainText('26 mars 2025');
    letGo();
    const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
    await expect(page.getByText(/Membre depuis/)).toContainText(today.format(new Date()));
  });

  await test.step('empty, they say so and lead to what fills them', async () => {
    for (const [name, create, to] of [
      ['Mes albums', 'Créer un album', '/add-album'],
      ['Mes tier lists', 'Créer une tier list', '/allalbum'],
      ['Mes tournois', 'Créer un tournoi', '/allalbum'],
      ['Mes classements', 'Créer un classement', '/allalbum'],
    ] as const)
      await expect(section(page, name).getByRole('link', { name: create })).toHaveAttribute('href', to);
    await expectAccessible(page);
  });

  await test.step('P1 §8: says that the data cannot be loaded, and tries again (intercepted)', async () => {
    await page.unrouteAll();
    await answerInstead(page, '/me', 'GET', { ...BROKEN, status: 400 });
    await page.reload();
    await says(page, 'Impossible de charger vos données. Veuillez réessayer plus tard.');
    await expectWhole(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(section(page, 'Mes albums')).toBeVisible();
  });

  await test.step('P1 §8: changes the nickname: too short, nothing answered, a csrf refusal mended by itself, done', async () => {
    await page.getByRole('button', { name: 'Changer de pseudo' }).click();
    const field = dialog(page).getByLabel('Nom d’utilisateur');
    const save = dialog(page).getByRole('button', { name: 'Enregistrer' });
    await field.fill('ab');
    await cutNetwork(page);
    await save.click();
    await says(page, 'Le nom d’utilisateur doit contenir au moins 3 caractères.');
    await field.fill('Nouveau nom');
    await save.click();
    await says(page, "Erreur lors de la mise à jour du nom d'utilisateur.");
    await mendNetwork(page);
    const changes: number[] = [];
    page.on('response', (reply) => {
      if (reply.request().method() === 'PUT') changes.push(reply.status());
    });
    await field.fill('Nouveau');
    await save.click();
    await says(page, "Nom d'utilisateur mis à jour avec succès !");
    // The cookie goes: the next change is refused, then made with a new token.
    await context.clearCookies();
    await page.getByRole('button', { name: 'Changer de pseudo' }).click();
    await field.fill('Nouveau nom');
    await save.click();
    await expect.poll(() => changes).toEqual([200, 403, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau nom');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('P1 §5, §8: changes the password and stays signed in: every sentence of the dialog', async () => {
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    const fill = async (label: string, value: string) =>
      dialog(page).getByLabel(label, { exact: true }).fill(value);
    const save = dialog(page).getByRole('button', { name: 'Enregistrer' });
    await fill('Mot de passe actuel', 'pas le bon du tout');
    await fill('Nouveau mot de passe', 'court');
    await save.click();
    await says(page, 'Le mot de passe doit contenir au moins 8 caractères');
    await says(page, 'Les mots de passe ne correspondent pas');
    await expectAccessible(page);
    await fill('Nouveau mot de passe', 'une phrase toute neuve');
    await fill('Confirmer le nouveau mot de passe', 'une phrase toute neuve');
    await save.click();
    await says(page, 'Le mot de passe actuel est incorrect.');
    await fill('Mot de passe actuel', user.password);
    await cutNetwork(page);
    await save.click();
    await says(page, 'Erreur lors de la mise à jour du mot de passe.');
    await mendNetwork(page);
    await save.click();
    await says(page, 'Mot de passe mis à jour avec succès !');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau nom');
  });

  await test.step('without any, a sign-out is at once', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await says(page, 'Vous êtes déconnecté.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('sections (P1 §2 Profile), visibility (P1 §4, §8)', async ({ page, baseURL }) => {
  const album = await makeAlbum(user, { name: 'Trois catégories', images: 2 });
  await categorise(user, album, 3);
  const listed = await makeAlbum(user, { name: 'À cacher', images: 2 });
  const gone = await makeAlbum(user, { name: 'Résiste', images: 1 });
  const secret = await makeAlbum(user, { name: 'Secret', images: 1, status: 'private' });
  const kept = await makeAlbum(user, { name: 'Retenu', images: 1 });
  const admin = await signInAdmin(baseURL);
  await makeContent('ranking', 'Figé', kept);
  const body = { status: 'quarantined', quarantine_reason: 'Droits à vérifier' };
  await admin.call('PUT', `/album/${kept.id}`, body);
  for (let made = 1; made <= 20; made += 1) await makeContent('tierlist', `Liste ${made}`, listed);
  await makeContent('tierlist', 'Une utilisation', album);
  await makeContent('ranking', 'Deux utilisations', album);
  await makeContent('tierlist', 'Discrète', secret);
  const stubborn = await makeContent('tournament', 'Têtu', listed);
  const refused = await makeContent('ranking', 'Résistant', gone);
  await openProfile(page);

  await test.step('P1 §2, §9: cards show two categories then « +N », and how often an album is really used', async () => {
    const albums = section(page, 'Mes albums');
    await expect(albums.getByText('2 utilisations')).toBeVisible();
    await expect(albums.getByText('+1', { exact: true })).toBeVisible();
  });

  await test.step('« Voir plus » brings the next page', async () => {
    const tierlists = section(page, 'Mes tier lists');
    await expect(tierlists.getByRole('article')).toHaveCount(21);
    await tierlists.getByRole('button', { name: 'Voir plus' }).click();
    await expect(tierlists.getByRole('article')).toHaveCount(22);
    await expect(tierlists.getByRole('button', { name: 'Voir plus' })).toHaveCount(0);
  });

  await test.step('a content shows what the server replied, not what was asked (intercepted reply)', async () => {
    const path = `**/api/tournament/${stubborn}`;
    await page.route(path, (route) =>
      route.fulfill({ json: { status: 'success', data: { id: stubborn, version: 1, private: false } } }),
    );
    const answered = page.waitForResponse(path);
    await toggle(page, 'Têtu').click();
    await answered;
    await expect(toggle(page, 'Têtu')).toBeChecked();
    await page.unrouteAll();
    await toggle(page, 'Têtu').click();
    await expect(toggle(page, 'Têtu')).not.toBeChecked();
  });

  await test.step('P1 §4, §8: a failure is said and the section is loaded again', async () => {
    for (const [path, name] of [
      [`/ranking/${refused}`, 'Résistant'],
      [`/album/${gone.id}`, 'Résiste'],
    ] as const) {
      await expect(toggle(page, name)).toBeChecked();
      // From another tab.
      await user.call('DELETE', path);
      await toggle(page, name).click();
      await says(page, VISIBILITY_FAILED);
      await expect(toggle(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Fermer le message' }).first().click();
      await expect(page.getByText(VISIBILITY_FAILED)).toHaveCount(0);
    }
  });

  await test.step('making a content of a private album public asks first (access.md rule 3)', async () => {
    await expect(toggle(page, 'Discrète')).not.toBeChecked();
    await toggle(page, 'Discrète').click();
    await expect(dialog(page)).toContainText('Rendre « Discrète » public ?');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(toggle(page, 'Discrète')).not.toBeChecked();
    await toggle(page, 'Discrète').click();
    await dialog(page).getByRole('button', { name: 'Rendre public' }).click();
    await expect(toggle(page, 'Discrète')).toBeChecked();
  });

  await test.step('an album in quarantine says why and is read-only (product.md §3)', async () => {
    await expect(toggle(page, 'Retenu')).toHaveCount(0);
    await says(page, 'En quarantaine');
    await card(page, 'Retenu').click();
    await expect(dialog(page).getByRole('alert')).toContainText('Droits à vérifier');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a content of an album in quarantine says so and offers only to look at it (product.md §3)', async () => {
    await expect(toggle(page, 'Figé')).toHaveCount(0);
    await says(page, 'Album en quarantaine');
    await card(page, 'Figé').click();
    await expect(dialog(page).getByRole('alert')).toContainText('Son album est en quarantaine');
    await expect(dialog(page).getByRole('link')).toHaveText(['Voir le résultat']);
    await expect(dialog(page).getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('what was deleted elsewhere meanwhile leaves the section when one deletes it', async () => {
    const late = await makeContent('ranking', 'Déjà parti', listed);
    await page.reload();
    await card(page, 'Déjà parti').click();
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await user.call('DELETE', `/ranking/${late}`);
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await says(page, 'Introuvable.');
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Déjà parti')).toHaveCount(0);
  });

  await test.step('an album’s switch sends the opposite and shows the reply', async () => {
    await expect(toggle(page, 'À cacher')).toBeChecked();
    await toggle(page, 'À cacher').click();
    await expect(toggle(page, 'À cacher')).not.toBeChecked();
    await page.reload();
    await expect(toggle(page, 'À cacher')).not.toBeChecked();
  });
});

test('what a click offers (P1 §2 Profile), the account itself (product.md §4)', async ({ page, baseURL }) => {
  const album = await makeAlbum(user, { name: 'Cliqué', images: 3 });
  const doomed = await makeAlbum(user, { name: 'Condamné', images: 1 });
  await makeContent('tierlist', 'Survivante', doomed);
  for (const name of ['Une', 'Deux']) await makeContent('ranking', name, doomed);
  const fan = await registerUser(baseURL, 'Fan');
  await fan.call('POST', '/tournament', { name: 'Ailleurs', private: true, id_album: doomed.id });
  const ids = {
    tierlist: await makeContent('tierlist', 'Cliquée', album),
    tournament: await makeContent('tournament', 'Cliquée', album),
    ranking: await makeContent('ranking', 'Cliquée', album),
  };
  await openProfile(page);

  await test.step('an album: a new sort, its editor, or nothing', async () => {
    await card(page, 'Cliqué').click();
    await expect(dialog(page).getByRole('link', { name: 'Créer un nouveau tri' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: "Modifier l'album" })).toHaveAttribute(
      'href',
      `/album/edit/${album.id}`,
    );
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Cliqué')).toBeFocused();
  });

  const draftOf = (kind: keyof typeof ids) => `palmares:draft:${user.id}:${kind}:content:${ids[kind]}`;
  for (const [kind, title, path, deleted] of [
    ['tierlist', 'Mes tier lists', '/tierlists', 'Tierlist supprimée avec succès !'],
    ['tournament', 'Mes tournois', '/tournois', 'Tournoi supprimé avec succès !'],
    ['ranking', 'Mes classements', '/classements', 'Classement supprimé avec succès !'],
  ] as const)
    await test.step(`P1 §2, §8: ${kind}: its result, ${kind === 'tournament' ? 'no' : 'the'} sort again, deletion confirmed twice`, async () => {
      const clicked = section(page, title).getByRole('button', { name: 'Cliquée', exact: true });
      await clicked.click();
      await expect(dialog(page).getByRole('link', { name: 'Voir le résultat' })).toHaveAttribute(
        'href',
        `${path}/${ids[kind]}`,
      );
      const again = dialog(page).getByRole('link', { name: 'Continuer/Recommencer le tri' });
      if (kind === 'tournament') await expect(again).toHaveCount(0);
      else await expect(again).toHaveAttribute('href', new RegExp(`${path}/edit/${ids[kind]}`));
      await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
      await expect(dialog(page)).toContainText('Supprimer « Cliquée » ?');
      await expect(dialog(page)).toContainText('Cette action ne peut pas être annulée.');
      await page.evaluate((key) => localStorage.setItem(key, '{}'), draftOf(kind));
      await failThenDelete(page);
      await says(page, deleted);
      expect(await page.evaluate((key) => localStorage.getItem(key), draftOf(kind))).toBeNull();
      await expect(clicked).toHaveCount(0);
    });

  await test.step('P1 §8, product.md §3: an album is deleted after saying what depends on it', async () => {
    await card(page, 'Condamné').click();
    await dialog(page).getByRole('button', { name: 'Supprimer l’album' }).click();
    await expect(dialog(page)).toContainText('De vous1 tier list et 2 classements');
    await expect(dialog(page)).toContainText('D’autres personnes1 tournoi');
    await expect(dialog(page)).toContainText('Cette action ne peut pas être annulée.');
    await failThenDelete(page);
    await says(page, 'Album supprimé avec succès !');
    await expect(card(page, 'Condamné')).toHaveCount(0);
    await expect(card(page, 'Survivante')).toBeVisible();
  });

  await test.step('its data are exported as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter mes données' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^palmares-\d{4}-\d{2}-\d{2}\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(JSON.parse(text)).toMatchObject({ account: { nametag: user.nametag } });
    expect(text).toContain('Cliqué');
  });

  await test.step('a new sort asks which', async () => {
    await card(page, 'Cliqué').click();
    await dialog(page).getByRole('link', { name: 'Créer un nouveau tri' }).click();
    await expect(dialog(page).getByText('Que voulez-vous créer ?')).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Cliqué')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('its end says what depends on it, asks for the password and twice for a yes', async () => {
    await fan.call('POST', '/tierlist', {
      name: 'À moi',
      id_album: album.id,
      lines: [{ label: 'S', placement: 1, images: [{ id_image: album.images[0], placement: 1 }] }],
    });
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(dialog(page)).toContainText('1 album et 3 images');
    await expect(dialog(page)).toContainText('1 contenu d’autres personnes dépend de vos images');
    const go = dialog(page).getByRole('button', { name: 'Continuer' });
    await go.click();
    await says(page, 'Veuillez saisir votre mot de passe actuel.');
    await dialog(page).getByLabel('Mot de passe actuel').fill('pas le bon du tout');
    await go.click();
    await expect(dialog(page)).toContainText('Cette action ne peut pas être annulée.');
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await says(page, 'Le mot de passe actuel est incorrect.');
    await dialog(page).getByLabel('Mot de passe actuel').fill(user.password);
    await go.click();
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await says(page, 'Votre compte a été supprimé.');
    await expect(page).toHaveURL('/');
    await expect(user.call('GET', '/session')).rejects.toThrow('401');
  });
});

test.describe('drafts and leaving (product.md §6, access.md D30)', () => {
  /** A tier list of at most three images begun and left, the first in S. */
  async function leaveTierlist(page: Page, album: MadeAlbum): Promise<void> {
    await skipTierlistInfo(page);
    const images = album.images.slice(0, 3);
    await openBoard(page, newTierlistPath({ album: album.id, name: 'Pas finie', images }), images.length);
    await tile(page, images[0]).click();
    await page.getByRole('button', { name: 'Placer la sélection dans S' }).first().click();
    await expectImages(page, 'S', images.slice(0, 1));
    await openProfile(page);
  }

  async function leaveTournament(page: Page, album: MadeAlbum): Promise<void> {
    await skipTournamentInfo(page);
    await page.goto(newTournamentPath({ album: album.id, name: 'En lice' }));
    await startTournament(page);
    await pickMany(page, 1);
    await openProfile(page);
  }

  async function leaveRanking(page: Page, album: MadeAlbum): Promise<void> {
    await skipRankingInfo(page);
    await page.goto(newRankingPath(album, album.images.length, 'En route'));
    await playUntilRanked(page, 1);
    await openProfile(page);
  }
  const drafts = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('palmares:draft:')).length);

  test('are listed, lead back to their builder, and can be given up; kept at sign-out if one wants', async ({
    page,
  }) => {
    const album = await makeAlbum(user, { images: 4 });
    const kept = section(page, 'Brouillons en cours');
    const resume = (name: string) => kept.getByRole('link', { name: `Reprendre : ${name}` }).click();
    await leaveTierlist(page, album);
    await expect(kept).toContainText('Tier list · jamais sauvegardé');
    await resume('Pas finie');
    await expect(page.getByLabel('Nom de la tier list')).toHaveValue('Pas finie');
    await expectImages(page, 'S', album.images.slice(0, 1));
    await expectImages(page, 'Images non classées', album.images.slice(1, 3));

    await leaveTournament(page, album);
    await expect(kept).toContainText('Tournoi · jamais sauvegardé');
    await resume('En lice');
    await expectPicks(page, 1, 3);

    await leaveRanking(page, album);
    await expect(kept).toContainText('Classement · jamais sauvegardé');
    await resume('En route');
    await expect(shelf(page)).toHaveCount(1);

    await openProfile(page);
    for (const name of ['Pas finie', 'En lice', 'En route']) {
      await kept.getByRole('button', { name: `Effacer : ${name}` }).click();
      await expect(dialog(page)).toContainText(`Effacer le brouillon « ${name} » ?`);
      await dialog(page).getByRole('button', { name: 'Effacer', exact: true }).click();
      await expect(kept.getByText(name)).toHaveCount(0);
    }
    await expect(kept).toHaveCount(0);
    expect(await drafts(page)).toBe(0);

    await test.step('at sign-out one is asked about them: Garder et se déconnecter', async () => {
      await leaveTierlist(page, album);
      await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
      await dialog(page).getByRole('button', { name: 'Garder et se déconnecter' }).click();
      await says(page, 'Vous êtes déconnecté.');
      await expect(page).toHaveURL('/');
      expect(await drafts(page)).toBe(1);
    });
  });

  test('product §5, access D30: an unfinished album is a draft too: listed, given up, resumed with its files, erased at sign-out', async ({
    page,
  }) => {
    const files = (await realFiles()).slice(0, 2);
    const photo = page.locator('input[value="Photo De Vacances"]');
    const kept = section(page, 'Brouillons en cours');
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await page.goto('/add-album');
    await page.getByTestId('album-files').setInputFiles(files);
    await expect(photo).toBeVisible();
    await choose('Mon profil');
    await dialog(page).getByRole('button', { name: 'Quitter' }).click();
    await expect(kept).toContainText('Nouvel album');
    await expect(kept).toContainText('Album · 2 images · pas encore créé');
    await kept.getByRole('button', { name: 'Effacer : Nouvel album' }).click();
    await dialog(page).getByRole('button', { name: 'Effacer', exact: true }).click();
    await says(page, 'Brouillon effacé.');
    await expect(kept).toHaveCount(0);

    await choose('Ajouter un album');
    await page.getByLabel('Nom de l’album').fill('Vacances');
    await page.getByTestId('album-files').setInputFiles(files);
    await expect(photo).toBeVisible();
    await choose('Mon profil');
    await dialog(page).getByRole('button', { name: 'Quitter' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(dialog(page)).toContainText('1 brouillon');
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    await leaveTierlist(page, await makeAlbum(user, { images: 1 }));
    await kept.getByRole('link', { name: 'Reprendre : Vacances' }).click();
    await expect(photo).toBeVisible();
    await expect(page.getByLabel('Nom de l’album')).toHaveValue('Vacances');

    // From the very page that keeps it: nothing writes it back. What a sort left goes with it.
    await page.getByLabel('Nom de l’album').fill('Vacances à la mer');
    await choose('Se déconnecter');
    await expect(dialog(page)).toContainText('2 brouillons');
    await dialog(page).getByRole('button', { name: 'Effacer et se déconnecter' }).click();
    await says(page, 'Vous êtes déconnecté.');
    await expect(page).toHaveURL('/');
    expect(await countKeptAlbumParts(page)).toBe(0);
    expect(await drafts(page)).toBe(0);
  });
});
