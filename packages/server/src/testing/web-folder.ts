// A folder like the output of the web app's build, with the pages only, so that server tests do not wait for a build.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTexts } from '@palmares/texts/fill-texts';
import { SITE_VARIANTS, VARIANT_FOLDERS, VARIANT_LANGUAGES } from '@palmares/texts/language';

/** With their texts filled in, the source pages are like the built ones. */
const PAGES = ['index.html', '500.html', '503.html', 'embed.html', 'docs.html'];
const SOURCES = new URL('../../../web/', import.meta.url);

export async function createWebFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-web-'));
  for (const variant of SITE_VARIANTS) {
    const own = join(folder, VARIANT_FOLDERS[variant]);
    await mkdir(own, { recursive: true });
    for (const page of PAGES) {
      const source = await readFile(new URL(page, SOURCES), 'utf8');
      await writeFile(join(own, page), fillTexts(page, source, VARIANT_LANGUAGES[variant]));
    }
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
