// A public site: built pages, an address of its own, an author with a public album. For tests of script-free output: pages, embeds, oEmbed.
import { PAGES } from '@palmares/core/contract/pages';
import { createTestApp, type TestApp } from './app.ts';
import { createAlbum, signedIn, type TestAlbum } from './factories.ts';
import { createWebFolder } from './web-folder.ts';

export const SITE = 'https://palmares.example';
export const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
export type Kind = (typeof KINDS)[number];

export const viewerPath = (kind: Kind, id: number): string => PAGES[kind].replace(':id', String(id));

export type PublishedSite = {
  readonly site: TestApp;
  readonly author: Awaited<ReturnType<typeof signedIn>>;
  readonly album: TestAlbum;
  close(): Promise<void>;
};

/** The default names have to be escaped. */
export async function publishSite({
  username = 'Ada <b>',
  album: name = 'Films & "séries"',
} = {}): Promise<PublishedSite> {
  const web = await createWebFolder();
  const site = await createTestApp({ config: { publicUrl: SITE }, replaced: { webFolder: web.folder } });
  const author = await signedIn(site, { username });
  const close = async () => {
    await site.close();
    await web.remove();
  };
  return { site, author, album: await createAlbum(site, author.user, { name }), close };
}
