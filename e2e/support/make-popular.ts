import type { HomeReply } from '@palmares/core/contract/types';
import type { Page } from '@playwright/test';
import type { MadeAlbum } from './make-album.ts';

/**
 * Makes this album the popular one on the home page, which other journeys'
 * larger albums would displace. Its data still comes from the server.
 */
export async function makePopular(page: Page, { name }: MadeAlbum): Promise<void> {
  // Requests a page without server-rendered content, so that the app makes the API call.
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
