// An album that three people ranked alike. One of them has a newer, private ranking with the opposite order.
import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from './api-user.ts';
import { type MadeAlbum, makeAlbum } from './make-album.ts';
import { skipTierlistInfo } from './tier-board.ts';

export type VotedAlbum = {
  readonly album: MadeAlbum;
  /** Ids of the public rankings, one per person. */
  readonly rankings: readonly number[];
  /** The person whose newest ranking is private and in reverse order. */
  readonly opponent: ApiUser;
};

export async function makeVotedAlbum(baseURL: string | undefined): Promise<VotedAlbum> {
  const [maud, nils, opponent] = await Promise.all([
    registerUser(baseURL, 'Maud'),
    registerUser(baseURL, 'Nils'),
    registerUser(baseURL, 'Oriane'),
  ]);
  const album = await makeAlbum(maud, { name: 'Trois voix', images: 6 });
  const rankings = await Promise.all(
    [maud, nils, opponent].map((voter) => rank(voter, album, album.images, { name: 'Mon ordre' })),
  );
  await rank(opponent, album, album.images.toReversed(), { name: 'À l’envers', private: true });
  return { album, rankings, opponent };
}

/** Opens the album's page as the opponent once the palmarès is computed. Resolves to its region. */
export async function openPalmares(page: Page, { album, opponent }: VotedAlbum): Promise<Locator> {
  await signInAs(page, opponent);
  await skipTierlistInfo(page);
  await page.goto(`/album/${album.id}`);
  const palmares = page.getByRole('region', { name: 'Le palmarès' });
  await expect(async () => {
    await page.reload();
    await expect(palmares.getByText('3 voix · 3 contenus')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return palmares;
}

/** Saves a ranking of these images in their order. */
async function rank(voter: ApiUser, album: MadeAlbum, order: readonly number[], details: object) {
  const images = order.map((id_image, index) => ({ id_image, points: -1 - index, viewed: 3 }));
  const saved = await voter.call<{ id: number }>('POST', '/ranking', {
    id_album: album.id,
    images,
    ...details,
  });
  return saved.id;
}
