// A folder like the output of the web app's build, with the pages only, so that server tests do not wait for a build.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTexts } from '@palmares/texts/fill-texts';

/** With their texts filled in, the source pages are like the built ones. */
const PAGES = ['index.html', '500.html', '503.html', 'embed.html', 'docs.html'];
const SOURCES = new URL('../../../web/', import.meta.url);

export async function createWebFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-web-'));
  await Promise.all(
    PAGES.map(async (page) =>
      writeFile(join(folder, page), fillTexts(page, await readFile(new URL(page, SOURCES), 'utf8'), 'fr')),
    ),
  );
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
