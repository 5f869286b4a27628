// The profile on the real server: changes persist, deleted items are gone, drafts are found again. States and texts:
// packages/web/src/pages/profile-page.component.test.tsx.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { countStoredDraftParts } from '../support/count-stored-drafts.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import {
  newRankingPath,
  playUntilRanked,
  shelf,
  skipRankingInfo,
  validateEach,
} from '../support/ranking-play.ts';
import { realFiles } from '../support/real-files.ts';
import { expectImages, newTierlistPath, openBoard, skipTierlistInfo, tile } from '../support/tier-board.ts';
import {
  expectPicks,
  newTournamentPath,
  pickMany,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

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

/** Confirms the question and expects the message after the deletion. */
async function confirmDeletion(page: Page, said: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
  await says(page, said);
}

test('changes the nickname and the password and stays signed in, until one signs out', async ({
  page,
  context,
}) => {
  await openProfile(page);
  const save = dialog(page).getByRole('button', { name: 'Sauvegarder' });

  // Proves AX-2, AX-25, AX-31, AC-49, AC-55, AC-75, AC-93, AL-63.
  await test.step('changes the nickname: a csrf refusal is mended by itself', async () => {
    const changes: number[] = [];
    page.on('response', (reply) => {
      if (reply.request().method() === 'PUT') changes.push(reply.status());
    });
    for (const [name, answers] of [
      ['Nouveau', [200]],
      ['Nouveau nom', [200, 403, 200]],
    ] as const) {
      await page.getByRole('button', { name: 'Changer de nom d’utilisateur' }).click();
      await dialog(page).getByLabel('Nom d’utilisateur').fill(name);
      await save.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(() => changes).toEqual(answers);
      // Without the cookie the next change is refused, then retried with a new token.
      await context.clearCookies();
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  // Proves AC-5, AC-49, AC-50, AC-51, AC-52, AC-55, AC-75, AC-93.
  await test.step('changes the password and stays signed in', async () => {
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    for (const [label, value] of [
      ['Mot de passe actuel', user.password],
      ['Nouveau mot de passe', 'une phrase toute neuve'],
      ['Confirmer le nouveau mot de passe', 'une phrase toute neuve'],
    ] as const)
      await dialog(page).getByLabel(label, { exact: true }).fill(value);
    await save.click();
    await says(page, 'Mot de passe mis à jour avec succès !');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau nom');
  });

  await test.step('AC-75, AC-93: without any draft, a sign-out is at once', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await says(page, 'Déconnexion réussie.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('sections, visibility', async ({ page, baseURL }) => {
  const listed = await makeAlbum(user, { name: 'À cacher', images: 2 });
  const kept = await makeAlbum(user, { name: 'Retenu', images: 1 });
  const admin = await signInAdmin(baseURL);
  await makeContent('ranking', 'Figé', kept);
  const body = { status: 'quarantined', quarantine_reason: 'Droits à vérifier' };
  await admin.call('PUT', `/album/${kept.id}`, body);
  for (let made = 1; made <= 22; made += 1) await makeContent('tierlist', `Liste ${made}`, listed);
  await openProfile(page);

  // Proves AC-94, AC-96, AC-97, AC-108, AL-10, SH-53.
  await test.step('« Voir plus » brings the next page', async () => {
    const tierlists = section(page, 'Mes tier lists');
    await expect(tierlists.getByRole('article')).toHaveCount(21);
    await tierlists.getByRole('button', { name: 'Voir plus' }).click();
    await expect(tierlists.getByRole('article')).toHaveCount(22);
    await expect(tierlists.getByRole('button', { name: 'Voir plus' })).toHaveCount(0);
    await expect(section(page, 'Mes albums').getByText('22 utilisations')).toBeVisible();
  });

  await test.step('AC-100: an album in quarantine says why and is read-only, and so is what was made of it', async () => {
    for (const name of ['Retenu', 'Figé']) await expect(toggle(page, name)).toHaveCount(0);
    await says(page, 'Album en quarantaine');
    await card(page, 'Retenu').click();
    await expect(dialog(page).getByRole('alert')).toContainText('Droits à vérifier');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  });

  // Proves AC-94, AC-99, AC-103, AC-104, AC-108, SH-4.
  await test.step('an album’s switch sends the opposite and shows the reply', async () => {
    await expect(toggle(page, 'À cacher')).toBeChecked();
    await toggle(page, 'À cacher').click();
    await expect(toggle(page, 'À cacher')).not.toBeChecked();
    await page.reload();
    await expect(toggle(page, 'À cacher')).not.toBeChecked();
  });
});

test('what a click offers, the account itself', async ({ page, baseURL }) => {
  const album = await makeAlbum(user, { name: 'Cliqué', images: 3 });
  const doomed = await makeAlbum(user, { name: 'Condamné', images: 1 });
  await makeContent('tierlist', 'Survivante', doomed);
  const fan = await registerUser(baseURL, 'Fan');
  await fan.call('POST', '/tournament', { name: 'Ailleurs', private: true, id_album: doomed.id });
  const ranking = await makeContent('ranking', 'Cliquée', album);
  await openProfile(page);

  await test.step('a content goes with the draft of it', async () => {
    const draft = `palmares:draft:${user.id}:ranking:content:${ranking}`;
    await card(page, 'Cliquée').click();
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click();
    await page.evaluate((key) => localStorage.setItem(key, '{}'), draft);
    await confirmDeletion(page, 'Classement supprimé avec succès !');
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();
    await expect(card(page, 'Cliquée')).toHaveCount(0);
  });

  await test.step('PR-7: an album goes, what was made of it stays', async () => {
    await card(page, 'Condamné').click();
    await dialog(page).getByRole('button', { name: 'Supprimer l’album' }).click();
    await expect(dialog(page)).toContainText('De vous1 tier list');
    await expect(dialog(page)).toContainText('D’autres personnes1 tournoi');
    await confirmDeletion(page, 'Album supprimé avec succès !');
    await expect(card(page, 'Condamné')).toHaveCount(0);
    await expect(card(page, 'Survivante')).toBeVisible();
  });

  await test.step('a new sort asks which', async () => {
    await card(page, 'Cliqué').click();
    await dialog(page).getByRole('link', { name: 'Créer un nouveau tri' }).click();
    await expect(dialog(page).getByText('Que voulez-vous créer ?')).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Cliqué')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('AC-109, PR-1: its data are exported as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter mes données' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^palmares-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { nametag: user.nametag } });
    expect(text).toContain('Cliqué');
  });

  await test.step('AC-109: its end ends every session', async () => {
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await dialog(page).getByLabel('Mot de passe actuel', { exact: true }).fill(user.password);
    await dialog(page).getByRole('button', { name: 'Continuer' }).click();
    await dialog(page).getByRole('button', { name: 'Supprimer définitivement' }).click();
    await says(page, 'Votre compte a été supprimé.');
    await expect(page).toHaveURL('/');
    await expect(user.call('GET', '/session')).rejects.toThrow('401');
  });
});

// Drafts and leaving (AC-76, BU-30).
/** Begins a tier list of at most three images, with the first in S, and leaves it. */
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
  await validateEach(page);
  await page.goto(newRankingPath(album, album.images.length, 'En route'));
  await playUntilRanked(page, 1);
  await openProfile(page);
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('palmares:draft:')).length);

test('BU-30: drafts are listed, lead back to their builder, and can be given up; kept at sign-out if one wants', async ({
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
    await says(page, 'Déconnexion réussie.');
    await expect(page).toHaveURL('/');
    expect(await drafts(page)).toBe(1);
  });
});

test('AC-107, BU-30: an unfinished album is a draft too: listed, given up, resumed with its files, erased at sign-out', async ({
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
  await expect(dialog(page)).toContainText('un de vos brouillons');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await leaveTierlist(page, await makeAlbum(user, { images: 1 }));
  await kept.getByRole('link', { name: 'Reprendre : Vacances' }).click();
  await expect(photo).toBeVisible();
  await expect(page.getByLabel('Nom de l’album')).toHaveValue('Vacances');

  // Even the page that holds the draft does not write it back. The draft of the tier list is deleted too.
  await page.getByLabel('Nom de l’album').fill('Vacances à la mer');
  await choose('Se déconnecter');
  await expect(dialog(page)).toContainText('2 de vos brouillons');
  await dialog(page).getByRole('button', { name: 'Effacer et se déconnecter' }).click();
  await says(page, 'Déconnexion réussie.');
  await expect(page).toHaveURL('/');
  expect(await countStoredDraftParts(page)).toBe(0);
  expect(await drafts(page)).toBe(0);
});
