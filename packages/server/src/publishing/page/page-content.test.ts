// The content of a page before any script runs, as the web app's build renders it for a visitor (`npm test` builds it first).
import { PAGES } from '@palmares/core/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PalmaresThread } from '../../content/palmares/palmares-thread.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  tier,
} from '../../testing/factories.ts';
import { refreshNext } from '../../testing/refresh-next.ts';
import { PLACED_RESULTS } from '../../testing/sample-results.ts';

const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
type Kind = (typeof KINDS)[number];

let site: TestApp;
let author: Awaited<ReturnType<typeof signedIn>>;
let album: TestAlbum;

beforeAll(async () => {
  site = await createTestApp();
  author = await signedIn(site, { username: 'Ada <b>' });
  album = await createAlbum(site, author.user, { name: 'Films & "séries"', images: 5 });
});
afterAll(() => site.close());

async function create(kind: Kind, more: object = {}, of = album): Promise<string> {
  const body = { name: `Le ${kind}`, id_album: of.id, ...PLACED_RESULTS[kind](of.images), ...more };
  const { id } = (await author.client.post(`/${kind}`, body)).data<{ id: number }>();
  return PAGES[kind].replace(':id', String(id));
}

async function read(url: string) {
  const reply = await site.app.inject({ url, headers: { accept: 'text/html' } });
  const html = reply.body;
  const content = /<div id="root">(.*)<\/div><noscript>/s.exec(html)?.[1] ?? '';
  const data = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    html,
    content,
    /** The visible text, with a bar between elements. */
    text: content.replaceAll(/<noscript>.*?<\/noscript>/gs, '').replaceAll(/(?:<[^>]*>)+/g, '|'),
    data: new Map(
      (JSON.parse(data ?? '[]') as [string[], unknown][]).map(([key, value]) => [key.join(), value]),
    ),
    styles: /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '',
    policy: String(reply.headers['content-security-policy']),
  };
}

const EMPTY_ROOT = '<div id="root"></div>';
const NAMES = ['Image 1', 'Image 2', 'Image 3', 'Image 4', 'Image 5'];

describe.each(KINDS)('the page of a %s', (kind) => {
  test('SH-67: holds its title, its author and every image name; nothing typed becomes markup', async () => {
    const page = await read(await create(kind, { name: 'L’île & "<i>"' }));

    expect(page.content).toMatch(/<h1[^>]*><bdi lang="">L’île &amp; &quot;&lt;i&gt;&quot;<\/bdi><\/h1>/);
    expect(page.text).toContain('|Ada &lt;b&gt;|');
    for (const name of NAMES) expect(page.text).toContain(`|${name}|`);
    expect(page.html).not.toMatch(/<b>|<i>|style="/);
  });

  test('carries the reply of its call, so that the app asks for nothing', async () => {
    const path = await create(kind, { description: '</script><!-- <script>' });
    const id = path.split('/').at(-1);

    const { data } = await read(path);

    const asked = (await site.app.inject(`/api/${kind}/${id}`)).json<{ data: unknown }>();
    expect(data.get(`${kind}s,one,${id}`)).toEqual(asked.data);
    expect([...data.keys()]).toEqual(['site', `${kind}s,one,${id}`]);
  });

  test('AX-53: of a private album, names nothing of the album', async () => {
    const hidden = await createAlbum(site, author.user, { name: 'Secret', status: 'private' });
    const path = await create(kind, { private: true }, hidden);
    expect((await read(path)).html).toContain(EMPTY_ROOT);

    await author.client.put(`/${kind}/${path.split('/').at(-1)}`, { private: false });

    const page = await read(path);
    expect(page.text).toContain('|Image 1|');
    expect(page.html).not.toContain('Secret');
  });

  test('is empty again as soon as a visitor may not read it', async () => {
    const path = await create(kind);
    const id = path.split('/').at(-1);
    expect((await read(path)).text).toContain('|Image 1|');

    await author.client.put(`/${kind}/${id}`, { private: true });
    const hidden = await read(path);
    await author.client.delete(`/${kind}/${id}`);

    for (const page of [hidden, await read(path)]) {
      expect(page.html).toContain(EMPTY_ROOT);
      expect(page.html).not.toContain('Image 1');
    }
  });
});

test('a tier list shows its tiers from the first, each with its colour and its images in order', async () => {
  const [a = 0, b = 0, c = 0] = album.images;
  const lines = [tier('Bien', 2, [c]), { ...tier('Mieux', 1, [b, a]), color: '123456' }];

  const { text, styles, content } = await read(await create('tierlist', { lines }));

  expect(text).toContain('|Mieux|Image 2|Image 1|Bien|Image 3|');
  const name = /\.(_\w+)\{--tier:#123456\}/.exec(styles)?.[1];
  expect(content).toMatch(new RegExp(`<li class="${name} [^>]*><h2[^>]*aria-label="Mieux"`));
});

test('a tournament shows its champion first, a ranking the rank of each image', async () => {
  const tournament = await read(await create('tournament'));
  const ranking = await read(await create('ranking'));

  expect(tournament.text).toMatch(/\|Champion\|[^I]*Image 1\|/i);
  expect(ranking.text).toContain(
    '|Image 2|2|Image 1|1|Image 3|3|Reste du Classement|Rang|Image|Nom|4|Image 4|5|Image 5|',
  );
});

test('SH-67: an album shows its images and what was made of it', async () => {
  const made = await createAlbum(site, author.user, { name: 'Fait', images: 3 });
  await create('tierlist', { name: 'Faite de lui' }, made);

  const page = await read(PAGES.album.replace(':id', String(made.id)));

  for (const name of ['Fait', 'Image 3', 'Faite de lui']) expect(page.text).toContain(`|${name}|`);
});

test('an album shows its palmarès, the best first', async () => {
  const voted = await createAlbum(site, author.user, { name: 'Élu', images: 3 });
  const lines = voted.images.toReversed().map((image, index) => tier('T', index + 1, [image]));
  for (let voter = 0; voter < 3; voter += 1)
    await createTierlist(site, await createUser(site), voted, { lines });
  const thread = new PalmaresThread(60_000);
  while ((await refreshNext(site.deps, thread, 'small')) !== null) site.clock.advance(60_000);
  await thread.close();

  const { text, data } = await read(PAGES.album.replace(':id', String(voted.id)));

  expect(text).toMatch(
    /\|Le palmarès\|L’avis commun[^|]*\|3.voix · 3.contenus\|.*\|Image 3\|.*Image 2\|.*Image 1\|.*\|Tier lists\|/,
  );
  const asked = (await site.app.inject(`/api/album/${voted.id}/palmares`)).json<{ data: unknown }>();
  expect(data.get(`palmares,${voted.id}`)).toEqual(asked.data);
});

test.each([
  ['home', 'Albums Populaires', 'Films &amp; &quot;séries&quot;'],
  ['gallery', 'Albums', 'Films &amp; &quot;séries&quot;'],
  ['tierlists', 'Tier lists', 'Le tierlist'],
  ['tournaments', 'Tournois', 'Le tournament'],
  ['rankings', 'Classements', 'Le ranking'],
] as const)('SH-67: the page %s shows what its list begins with', async (name, heading, item) => {
  for (const kind of KINDS) await create(kind);

  const page = await read(PAGES[name]);

  expect(page.text).toContain(`|${heading}|`);
  expect(page.text).toContain(`|${item}|`);
});

describe('the editor of a new tier list', () => {
  const at = (query: object) => `${PAGES.tierlistCreate}?${new URLSearchParams({ ...query }).toString()}`;

  test('shows its tiers and its images, and carries the album, so that the app asks for nothing', async () => {
    const page = await read(at({ album: album.id, name: 'L’île & "<i>"' }));

    for (const label of ['S', 'A', 'B', 'C', 'D'])
      expect(page.content).toMatch(new RegExp(`<button[^>]* data-tier-label="[^"]+"[^>]*>.*>${label}<`));
    expect(page.text).toContain('|Images non classées|5 sur 5|');
    for (const name of NAMES)
      expect(page.content).toContain(
        `role="option" tabindex="-1" aria-selected="false" aria-label="${name}"`,
      );
    expect(page.content).toContain('value="L’île &amp; &quot;&lt;i&gt;&quot;"');
    expect(page.html).not.toMatch(/<b>|<i>|style="/);
    const asked = (await site.app.inject(`/api/album/${album.id}`)).json<{ data: unknown }>();
    expect(page.data.get(`albums,one,${album.id}`)).toEqual(asked.data);
    expect([...page.data.keys()]).toEqual(['site', `albums,one,${album.id}`]);
  });

  test('TL-32: holds its introduction, for a mouse and for fingers', async () => {
    const { text } = await read(at({ album: album.id }));

    expect(text).toContain('|Votre tier list en trois gestes|');
    expect(text).toContain('|Ou maintenez le doigt sur une image, puis glissez-la.');
  });

  test('shows the images that the address chooses, in their order', async () => {
    const [a, b, c] = album.images;
    const { content } = await read(at({ album: album.id, images: JSON.stringify([c, a]), main: a }));

    expect([...content.matchAll(/data-drag-item="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([c, a]);
    expect(content).toContain('aria-label="Image 1, image principale"');
    expect(content).not.toContain(`data-drag-item="${b}"`);
  });

  test('shows the first images of a large album, and carries all of them', async () => {
    const large = await createAlbum(site, author.user, { name: 'Grand', images: 130 });

    const { content, text, data } = await read(at({ album: large.id }));

    expect([...content.matchAll(/data-drag-item="(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
      large.images.slice(0, 60),
    );
    expect(text).toContain('|130 sur 130|');
    expect((data.get(`albums,one,${large.id}`) as { images: unknown[] }).images).toHaveLength(130);
  });

  test('is empty for an album that a visitor may not read, or that is not there', async () => {
    const hidden = await createAlbum(site, author.user, { name: 'Secret', status: 'private' });
    const frozen = await createAlbum(site, author.user, { name: 'Secret', status: 'quarantined' });

    for (const query of [
      { album: hidden.id },
      { album: frozen.id },
      { album: 999_999 },
      { album: '7x' },
      {},
    ]) {
      const page = await read(at(query));
      expect(page.html, JSON.stringify(query)).toContain(EMPTY_ROOT);
      expect(page.html).not.toContain('Secret');
    }
  });

  test('is empty again as soon as its album is private', async () => {
    const open = await createAlbum(site, author.user, { name: 'Ouvert', images: 3 });
    expect((await read(at({ album: open.id }))).content).toContain('aria-label="Image 1"');

    await author.client.put(`/album/${open.id}`, { status: 'private' });

    const page = await read(at({ album: open.id }));
    expect(page.html).toContain(EMPTY_ROOT);
    expect(page.html).not.toContain('Image 1');
  });

  test('keeps the head of a page that nobody needs to find, and asks for its code once it is shown', async () => {
    const { html } = await read(at({ album: album.id }));

    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(/<meta name="rendered" content="[^"]*tierlist-create-page[^"]*\.js/);
  });

  test('of another kind, or of a saved content, is left to the app', async () => {
    const saved = await create('tierlist');

    for (const address of [
      at({ album: album.id }).replace(PAGES.tierlistCreate, PAGES.rankingCreate),
      at({ album: album.id }).replace(PAGES.tierlistCreate, PAGES.tournamentCreate),
      saved.replace('/tierlists/', '/tierlists/edit/'),
    ])
      expect((await read(address)).html, address).toContain(EMPTY_ROOT);
  });
});

test('images that wait for the screen to come near are there for who runs no script', async () => {
  const { content } = await read(PAGES.home);

  const [place] = /<span class="[^"]*picture[^"]*"><noscript>.*?<\/span>/s.exec(content) ?? [];
  expect(place).toMatch(
    /<noscript><img src="\/media\/[^"]+" srcSet="[^"]+" .*<\/noscript><img alt="" loading="lazy"/,
  );
});

test('where the address asks for more than the page begins with, the app fills it', async () => {
  for (const query of ['?search=x', '?album=1', '?sort=oldest'])
    expect((await read(PAGES.gallery + query)).html).toContain(EMPTY_ROOT);
  expect((await read(`${PAGES.gallery}?utm_source=chat`)).text).toContain('|Albums|');
});

test('the content policy allows the styles of the very page, and no other', async () => {
  const { hash } = await import('node:crypto');
  const page = await read(await create('tierlist'));

  expect(page.policy).toContain(`style-src 'self' 'sha256-${hash('sha256', page.styles, 'base64')}';`);
  expect(page.policy).toContain("script-src 'self';");
  expect((await read(PAGES.login)).policy).toContain("style-src 'self';");
});

test('the code that renders is nobody’s to read', async () => {
  expect((await site.app.inject('/.server/render-page.js')).statusCode).toBe(404);
  expect((await site.app.inject('/.vite/manifest.json')).statusCode).toBe(404);
});
