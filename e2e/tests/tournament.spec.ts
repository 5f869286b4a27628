// The tournament on a desktop, by mouse and by keyboard alone: P2 §2, §4, §5, §8 and product.md §7. Messages are those of the
// spec to the letter. Replies are intercepted only where our server cannot cause them, and the title says so.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectCleanAxe } from '../support/clean-axe.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { takePicture } from '../support/picture.ts';
import { makeLargeAlbum } from '../support/seed-album.ts';
import {
  cards,
  champion,
  expectPicks,
  newTournamentPath,
  pickByKey,
  pickMany,
  playToEnd,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Théa');
  album = await makeLargeAlbum(baseURL, author, { name: 'Couleurs en lice', images: 21 });
});

const first = (count: number) => album.images.slice(0, count);
const pathOf = (count: number, name = 'Ma coupe') =>
  newTournamentPath({ album: album.id, name, images: first(count) });

async function saveTournament(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tournament' }).click();
}

/** A finished tournament of this author, made in a moment. */
async function makeTournament(name: string, isPrivate = false): Promise<number> {
  const [one = 0, two = 0, three = 0, four = 0] = album.images;
  const image = (id_image: number, place: number, turn: number) => ({
    id_image,
    place,
    turn,
    lose: place > 1,
  });
  const { id } = await author.call<{ id: number }>('POST', '/tournament', {
    name,
    private: isPrivate,
    id_album: album.id,
    turn: 3,
    winner_id: one,
    images: [image(one, 1, 2), image(two, 2, 1), image(three, 3, 0), image(four, 3, 0)],
  });
  return id;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
}

test('P2 §2, product.md §6 and §7: a visitor plays, leaves, comes back, signs in on the way and saves', async ({
  page,
}) => {
  await test.step('the information dialog is shown once, in English', async () => {
    await page.goto(pathOf(5));
    const dialog = page.getByRole('dialog', { name: 'How a tournament works' });
    await expect(dialog).toHaveAttribute('lang', 'en');
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('? lists the shortcuts; keys do nothing behind a dialog', async () => {
    await startTournament(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPicks(page, 0, 3);
  });

  await test.step('restart asks first, then begins anew', async () => {
    await pickByKey(page);
    await page.getByRole('button', { name: 'Restart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restart “Ma coupe”?' });
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    await expectPicks(page, 1, 3);
    await page.getByRole('button', { name: 'Restart' }).click();
    await dialog.getByRole('button', { name: 'Restart' }).click();
    await expectPicks(page, 0, 3);
  });

  await test.step('undo by button, by U and by Ctrl+Z, across rounds and from the result', async () => {
    await expect(undo(page)).toBeDisabled();
    await playToEnd(page, 3);
    await undo(page).click();
    await expectPicks(page, 2, 3);
    await page.keyboard.press('u');
    await expectPicks(page, 1, 3);
    await page.keyboard.press('Control+z');
    await expectPicks(page, 0, 3);
    await expect(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
  });

  await test.step('cancel leads to the albums, and the game waits', async () => {
    await pickByKey(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/allalbum$/);
    await page.goto(pathOf(5));
    await expect(page.getByText('Resumed where you left off.')).toBeVisible();
    await expectPicks(page, 1, 3);
  });

  await test.step('another selection of the same album asks ‘Resume’ or ‘Start over’', async () => {
    const dialog = page.getByRole('dialog', { name: 'Resume your tournament?' });
    await page.goto(pathOf(6));
    await expect(dialog).toContainText('1 of 3 picks');
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await expectPicks(page, 1, 3);
    await page.goto(pathOf(6));
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('6 images, exactly 4 duels')).toBeVisible();
  });

  await test.step('every pick survives a reload; starting over is one click away', async () => {
    await startTournament(page);
    await pickMany(page, 3);
    await page.reload();
    await expectPicks(page, 3, 4);
    await expect(page.getByRole('button', { name: 'Close the message' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByText('6 images, exactly 4 duels')).toBeVisible();
  });

  await test.step('a visitor signs in on the way, and nothing is lost', async () => {
    await startTournament(page);
    await playToEnd(page, 4);
    const winner = await champion(page).getByRole('paragraph').last().textContent();
    await expect(page.getByText('You need to be logged in to save a tournament.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save tournament' })).toBeDisabled();
    await page.getByRole('link', { name: 'Log in to save' }).click();
    await page.getByLabel(/nametag/i).fill(author.nametag);
    await page.getByLabel('Mot de passe', { exact: true }).fill(author.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /connect/i })
      .click();
    await expect(champion(page)).toContainText(winner ?? '—');
    await saveTournament(page);
    await expect(page.getByRole('link', { name: 'View result' })).toBeVisible();
  });
});

test('P2 §2 and §9, product.md §7, ux.md: duels and their result, readable in both themes', async ({
  page,
}) => {
  await skipTournamentInfo(page);

  await test.step('P2 §9: a click picks, a second one is ignored, and after 500 ms the next duel comes by itself', async () => {
    await page.clock.install();
    await page.goto(pathOf(5));
    await startTournament(page);
    await expectPicks(page, 0, 3);
    await page.clock.pauseAt(Date.now() + 60_000);
    await cards(page).first().dblclick();
    await expect(page.getByText('Duel 1 of 2 · 1 of 3 picks')).toBeVisible();
    await page.clock.runFor(499);
    await expect(page.getByText('Duel 1 of 2 · 1 of 3 picks')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByText('Duel 2 of 2 · 1 of 3 picks')).toBeVisible();
    await page.clock.resume();
  });

  await test.step('‘Next Round’ when a round is done, a duel of three when candidates are odd, FINAL at the end', async () => {
    await undo(page).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Next duel by itself' }).click();
    await page.keyboard.press('Escape');
    await cards(page).first().click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(cards(page)).toHaveCount(3);
    await takePicture(page, 'tournament-duel-of-three');
    await expectCleanAxe(page);

    await test.step('ux.md: each key picks its image of the three, which is said; U takes it back', async () => {
      const names = (await cards(page).allTextContents()).map((text) => text.trim());
      for (const [key, place] of [
        ['ArrowLeft', 0],
        ['2', 1],
        ['ArrowDown', 1],
        ['ArrowUp', 1],
        ['ArrowRight', 2],
      ] as const) {
        await page.keyboard.press(key);
        await expect(cards(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByText(`${names[place]} picked, 2 of 3`, { exact: true })).toBeAttached();
        await page.keyboard.press('u');
        await expect(cards(page).nth(place)).toHaveAttribute('aria-pressed', 'false');
      }
    });

    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Next Round' }).click();
    await expect(page.getByRole('heading', { name: 'FINAL' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    // The last one needs no « Next »: the champion comes by itself, whatever the switch says.
    await expect(champion(page)).toBeVisible();
    await expect(page.getByText(/^Image \d is the champion$/)).toBeAttached();
    await takePicture(page, 'tournament-result');
    await expectCleanAxe(page);
  });
});

test('P2 §5 and §8, saving', async ({ page }) => {
  await skipTournamentInfo(page);
  await signInAs(page, author);
  const save = page.getByRole('button', { name: 'Save tournament' });
  const viewResult = page.getByRole('link', { name: 'View result' });

  await test.step('is not offered before the champion is known', async () => {
    await page.goto(pathOf(5, 'Une seule fois'));
    await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeVisible();
    await expect(save).toHaveCount(0);
    await startTournament(page);
    await expect(save).toHaveCount(0);
    await playToEnd(page, 3);
  });

  await test.step('a name is required', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('   ');
    await saveTournament(page);
    await expect(page.getByText('Please give your tournament a name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Une seule fois');
  });

  await test.step('a save that fails says so, keeps the result, and works the second time (lost connection)', async () => {
    const winner = await champion(page).getByRole('paragraph').last().textContent();
    await page.context().setOffline(true);
    await saveTournament(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error saving tournament. Please try again.' }),
    ).toBeVisible();
    await expect(champion(page)).toContainText(winner ?? '—');
    await page.context().setOffline(false);
    await saveTournament(page);
    await expect(viewResult).toBeVisible();
  });

  await test.step('saves once; the result is at /tournois/{id}; a restart allows another save', async () => {
    await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible();
    await saveTournament(page);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Tournament has already been saved. Please restart to save again.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await restart(page);
    await playToEnd(page, 3);
    await expect(viewResult).toHaveCount(0);
    await saveTournament(page);
    await viewResult.click();
    await expect(page).toHaveURL(/\/tournois\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Une seule fois' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Final Rankings' })).toBeVisible();
  });

  await test.step('one image is champion at once, and it is said plainly', async () => {
    await page.goto(pathOf(1));
    await expect(page.getByText('There is only one image: it is the champion.')).toBeVisible();
    await page.getByRole('button', { name: 'Crown the champion' }).click();
    await expect(champion(page)).toContainText('Image 1');
  });
});

test('P2 §8, addresses that lead nowhere, or not to this person', async ({ page, baseURL }) => {
  const unavailable =
    'Unable to load tournament data. It might not exist or you may not have permission to view it.';
  const id = await makeTournament('Pas à toi');

  await test.step('missing or invalid ids lead to the albums', async () => {
    for (const path of ['/tournois/create/editor', '/tournois/create/editor?album=abc']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/allalbum$/);
    }
  });

  await test.step('images that cannot be loaded say so in English and lead to the albums', async () => {
    await page.goto('/tournois/create/editor?album=999999');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error loading images. Redirecting to album page.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/allalbum$/);
  });

  await test.step('a tournament that does not exist', async () => {
    await page.goto('/tournois/999999');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
    await expect(page.getByText(unavailable)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a private tournament of somebody else', async () => {
    await page.goto(`/tournois/${await makeTournament('Secret', true)}`);
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByText('Secret')).toHaveCount(0);
  });

  await test.step('an empty answer is ‘Tournament Not Found’ (intercepted: our server has no such answer)', async () => {
    await page.route('**/api/tournament/77', (route) =>
      route.fulfill({ json: { status: 'success', data: null } }),
    );
    await page.goto('/tournois/77');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });

  await test.step('P2 §9: an image whose file is gone shows the default one (intercepted: our server keeps its files)', async () => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/tournois/${id}`);
    await expect(champion(page).locator('img')).toHaveAttribute('src', '/default-image.jpg');
    await page.unroute('**/media/**');
  });

  await test.step('is closed to everybody else', async () => {
    await page.goto(`/tournois/edit/${id}`);
    await expect(page).toHaveURL(/\/login/);
    await signInAs(page, await registerUser(baseURL));
    await page.goto(`/tournois/edit/${id}`);
    await expect(page.getByText('Only its author can edit this tournament.')).toBeVisible();
    await page.goto('/tournois/edit/999999');
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test('P1 §2, P2 §2: from the public list and from the album dialog', async ({ page }) => {
  await skipTournamentInfo(page);
  // A word of its own: nothing else on the site has it.
  const word = author.nametag.replace('.', '');
  await makeTournament(`La vitrine ${word}`);

  await test.step('search and order live in the address; a card leads to the viewer', async () => {
    await page.goto(`/tournois?search=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tournois' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: `La vitrine ${word}` }).click();
    await expect(champion(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await page.getByRole('link', { name: `La vitrine ${word}` }).click();
  });

  await test.step('shows champion, groups with counts, album, author, date; images open; the author’s actions', async () => {
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await expect(champion(page)).toContainText('Image 1');
    for (const name of ['Champion', 'Finalists', 'Semi-Finalists'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    await expect(page.getByText('Couleurs en lice')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, 'tournament-viewer');
    await page.getByRole('button', { name: 'Image 2, Finalists: see the image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image 2' });
    await expect(dialog.getByRole('button', { name: 'Next image' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Make mine' }).click();
    await expect(page).toHaveURL(/\/setup\?.*type=tournois/);
  });

  await test.step('a tournament is chosen in the album dialog and begins with the chosen images', async () => {
    await page.goto(`/allalbum?album=${album.id}`);
    await page.getByRole('radio', { name: /Tournoi/ }).check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    // The next page has a button of the same name.
    await expect(page).toHaveURL(/\/setup\?/);
    await expect(page.getByText('21 images sélectionnées sur 21')).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/tournois\/create\/editor\?/);
    await expect(page.getByText('21 images, exactly 18 duels')).toBeVisible();
  });
});

test('P2 §2, product.md §2: its author edits a tournament, plays it again and deletes it', async ({
  page,
}) => {
  await skipTournamentInfo(page);
  await signInAs(page, author);
  const id = await makeTournament('Avant');
  const edit = page.getByRole('link', { name: 'Edit' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

  await test.step('edits name, description and visibility', async () => {
    await page.goto(`/tournois/${id}`);
    await edit.click();
    await name.fill('Après');
    await page.getByRole('textbox', { name: 'Description' }).fill('Revu et corrigé');
    await page.getByRole('switch', { name: 'Public tournament' }).click();
    await expectAccessible(page);
    await takePicture(page, 'tournament-edit');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(title('Après')).toBeVisible();
    await expect(page.getByText('Revu et corrigé')).toBeVisible();
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
  });

  await test.step('product.md §2: saved elsewhere in between, nothing is overwritten without a choice', async () => {
    const dialog = page.getByRole('dialog', { name: 'A newer version exists' });
    const meetConflict = async (mine: string, theirs: string) => {
      await name.fill(mine);
      await author.call('PUT', `/tournament/${id}`, { name: theirs });
      await page.getByRole('button', { name: 'Save changes' }).click();
    };
    await edit.click();
    await meetConflict('La mienne', 'L’autre');
    await dialog.getByRole('button', { name: /Overwrite with mine/ }).click();
    await expect(page).toHaveURL(new RegExp(`/tournois/${id}$`));
    await expect(title('La mienne')).toBeVisible();

    await test.step('reload gives the other version', async () => {
      await edit.click();
      await meetConflict('Perdue', 'La dernière');
      await dialog.getByRole('button', { name: /Reload the other version/ }).click();
      await expect(name).toHaveValue('La dernière');
    });

    await test.step('a copy leaves both, each with its result', async () => {
      await meetConflict('À moi', 'La leur');
      await dialog.getByRole('button', { name: /Keep mine as a copy/ }).click();
      await expect(page).toHaveURL(/\/tournois\/\d+$/);
      expect(page.url()).not.toMatch(new RegExp(`/${id}$`));
      await expect(title('À moi (copy)')).toBeVisible();
      await expect(champion(page)).toContainText('Image 1');
      await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    });
  });

  const copy = Number(page.url().split('/').at(-1));

  await test.step('a replay replaces the result; left in the middle it waits, and ?continue=true goes on', async () => {
    await edit.click();
    await restart(page);
    await pickByKey(page);
    await page.goto(`/tournois/edit/${copy}`);
    await expect(page.getByText('You have an unfinished replay here: 1 of 3 picks.')).toBeVisible();
    await page.goto(`/tournois/edit/${copy}?continue=true`);
    await expectPicks(page, 1, 3);
    await playToEnd(page, 2);
    const winner = (await champion(page).getByRole('paragraph').last().textContent()) ?? '—';
    await saveTournament(page);
    await expect(page).toHaveURL(new RegExp(`/tournois/${copy}$`));
    await expect(champion(page)).toContainText(winner);
  });

  await test.step('is deleted by its author after a word', async () => {
    const draft = `palmares:draft:${author.id}:tournament:content:${copy}`;
    await page.evaluate((key) => localStorage.setItem(key, '{}'), draft);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete “À moi (copy)”?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    // First what passes.
    const deleted = page.getByText('Tournament deleted.');
    await expect(deleted).toHaveAttribute('lang', 'en');
    await expect(deleted.locator('..').getByRole('button', { name: 'Fermer le message' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();
    await page.goto(`/tournois/${copy}`);
    await expect(page.getByText('Tournament Not Found')).toBeVisible();
  });
});

test('product.md §2 and §7: images that leave the album take nothing else with them', async ({
  page,
  baseURL,
}) => {
  await skipTournamentInfo(page);
  const person = await registerUser(baseURL, 'Huit moins deux');
  const own = await makeAlbum(person, { name: 'Qui change', images: 8 });
  await signInAs(page, person);
  const path = newTournamentPath({ album: own.id, name: 'Sans elle' });
  const remove = (name: string) => person.call('DELETE', `/image/${own.images[Number(name.slice(6)) - 1]}`);

  await test.step('a game that waits goes on without them, and says so', async () => {
    await page.goto(path);
    await startTournament(page);
    await pickMany(page, 2);
    const names = await cards(page).evaluateAll((all) =>
      all.map((card) => /Image \d/.exec(card.getAttribute('aria-label') ?? card.textContent ?? '')?.[0]),
    );
    await remove(names[0] ?? '');
    await page.reload();
    await expect(
      page.getByText('1 image is no longer in the album: the tournament goes on without it.'),
    ).toBeVisible();
    await expectPicks(page, 3, 7);
    await playToEnd(page, 4);
  });

  await test.step('the champion is told to be gone, its duels are played again, and the save works', async () => {
    const gone = (await champion(page).getByRole('paragraph').last().textContent()) ?? '';
    await remove(/Image \d/.exec(gone)?.[0] ?? '');
    await saveTournament(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'the champion, is no longer in the album' }),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    while ((await cards(page).count()) > 0) await pickByKey(page);
    await expect(champion(page)).not.toContainText(gone);
    await saveTournament(page);
    await page.getByRole('link', { name: 'View result' }).click();
    await expect(page).toHaveURL(/\/tournois\/\d+$/);
    const id = page.url().split('/').at(-1);
    const saved = await person.call<{ tournamentImage: object[] }>('GET', `/tournament/${id}`);
    expect(saved.tournamentImage).toHaveLength(6);
  });
});
