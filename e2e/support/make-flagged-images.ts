// Provides flagged images. Only the model of the content check can flag an image, so the list is intercepted, while its images are real.
import type { Page } from '@playwright/test';
import { registerUser } from './api-user.ts';
import { makeAlbum } from './make-album.ts';

/** `decided` collects the page's requests as « id body ». */
export async function makeFlaggedImages(
  page: Page,
  baseURL: string | undefined,
): Promise<{ decided: string[] }> {
  const author = await registerUser(baseURL, 'Photographe');
  const album = await makeAlbum(author, { images: 3 });
  const { images } = await author.call<{ images: { id: number }[] }>('GET', `/album/${album.id}`);
  const decided: string[] = [];
  const flags = () =>
    images.map((image) => ({
      image,
      scores: { Sexy: 0.62, Neutral: 0.31, Porn: 0.07 },
      state: 'pending',
      acts: ['kept', 'removed'],
      createdAt: '2026-11-20T12:00:00.000Z',
      album: {
        id: album.id,
        name: album.name,
        status: 'public',
        author: { id: author.id, username: author.username, nametag: author.nametag },
      },
    }));
  await page.route('**/api/flagged-image**', async (route) => {
    if (route.request().method() === 'PUT') {
      decided.push(`${route.request().url().split('/').at(-1)} ${route.request().postData()}`);
      images.shift();
      return route.fulfill({ json: { status: 'success', data: { id: 1 } } });
    }
    return route.fulfill({ json: { status: 'success', data: flags(), meta: { next_cursor: null } } });
  });
  // The moderation queue, which contains flags and reports.
  await page.route('**/api/moderation**', (route) => {
    const data = flags().map((flag) => ({ case: null, flag }));
    const counts = { open: data.length, escalated: 0, appealed: 0 };
    return route.fulfill({ json: { status: 'success', data, meta: { next_cursor: null, counts } } });
  });
  return { decided };
}
