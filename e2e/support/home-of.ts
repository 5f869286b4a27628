import type { HomeReply } from '@palmares/core/contract/types';
import type { Page } from '@playwright/test';
import type { MadeAlbum } from './make-album.ts';

/**
 * The home page of a site where that album is the popular one: other journeys make larger ones at the same time. What it shows of
 * the album is the server's.
 */
export async function makePopular(page: Page, { name }: MadeAlbum): Promise<void> {
  // Without its content, so that the app asks for it.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.continue({ url: new URL('/?search=', route.request().url()).href }),
  );
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch();
    const home: HomeReply = await response.json();
    const found = await page.request.get(`/api/album?search=${encodeURIComponent(name)}`);
    const { data }: { data: HomeReply['data']['popular'] } = await found.json();
    await route.fulfill({ response, json: { ...home, data: { popular: data, sections: [] } } });
  });
}
