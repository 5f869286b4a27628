// Image addresses of a private album expire, by age or when the album changes its status; a longer game continues. Here the album is made
// public and private again, which invalidates all earlier addresses.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { newTierlistPath, openBoard, skipTierlistInfo, tile } from '../support/tier-board.ts';
import {
  cards,
  newTournamentPath,
  pickMany,
  skipTournamentInfo,
  startTournament,
} from '../support/tournament-play.ts';

const IMAGES = 16;

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Ines');
  album = await makeAlbum(author, { name: 'À elle seule', images: IMAGES });
  await author.call('PUT', `/album/${album.id}`, { status: 'private' });
});

async function killAddresses(): Promise<void> {
  await author.call('PUT', `/album/${album.id}`, { status: 'public' });
  await author.call('PUT', `/album/${album.id}`, { status: 'private' });
}

/** Expects the album's images, not the placeholder for a missing one. */
async function expectShown(page: Page, inside: string): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(`${inside} img`)
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ complete, naturalWidth, currentSrc }) =>
            complete && naturalWidth > 0 ? new URL(currentSrc).pathname.split('/')[1] : 'broken',
          ),
        ),
    )
    .toEqual(expect.arrayContaining(['media']));
  await expect(page.locator(`${inside} img[src*="default-image"]`)).toHaveCount(0);
}

test('AX-49, BU-14: images are shown on when their addresses have died', async ({ page }) => {
  await skipTournamentInfo(page);
  await skipTierlistInfo(page);
  await signInAs(page, author);

  await test.step('a tournament goes on showing them', async () => {
    await page.goto(newTournamentPath({ album: album.id, name: 'Longue' }));
    await startTournament(page);
    await expectShown(page, 'main');
    await killAddresses();

    // Play past the prefetched duels.
    await pickMany(page, 5);

    await expect(cards(page)).toHaveCount(2);
    await expectShown(page, 'main');
  });

  await test.step('so does the dialog of an image of a tier list', async () => {
    await openBoard(page, newTierlistPath({ album: album.id, name: 'Longue' }), IMAGES);
    await killAddresses();

    await tile(page, album.images[0]).click();
    await page.keyboard.press('i');

    await expectShown(page, '[role="dialog"]');
  });

  await test.step('and a viewer that is scrolled after a while', async () => {
    const images = album.images.map((id_image) => ({ id_image, points: 1, viewed: 1 }));
    const body = { name: 'Lu longtemps', id_album: album.id, images };
    const { id } = await author.call<{ id: number }>('POST', '/ranking', body);
    await page.goto(`/classements/${id}`);
    await expectShown(page, 'main');
    await killAddresses();

    await page.getByRole('button', { name: /^Image 16,.*voir l’image$/ }).click();

    await expectShown(page, '[role="dialog"]');
  });
});
