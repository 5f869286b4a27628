// Embeds on other sites: each kind and state, to a visitor, with its own headers (decision 0049).
import { EMBED } from '@palmares/core/embed-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { BREAKABLE_SPACE } from '../../testing/breakable-spaces.ts';
import { createAlbum, createToken, tier } from '../../testing/factories.ts';
import {
  KINDS,
  type Kind,
  type PublishedSite,
  publishSite,
  SITE,
  viewerPath,
} from '../../testing/published-site.ts';
import { PLACED_RESULTS } from '../../testing/sample-results.ts';

let published: PublishedSite;
let site: PublishedSite['site'];
let author: PublishedSite['author'];
let album: PublishedSite['album'];

beforeAll(async () => {
  published = await publishSite();
  ({ site, author, album } = published);
});
afterAll(() => published.close());

const getEmbed = (kind: Kind, id: number) => `/embed${viewerPath(kind, id)}`;

const read = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

async function create(kind: Kind, more: object = {}, of = album): Promise<number> {
  const body = { name: `Le ${kind}`, id_album: of.id, ...PLACED_RESULTS[kind](of.images), ...more };
  return (await author.client.post(`/${kind}`, body)).data<{ id: number }>().id;
}

/** The names below the images, in the order of the page. */
const namesIn = (html: string) =>
  [...html.matchAll(/<figcaption><bdi lang="">(.*?)<\/bdi><\/figcaption>/g)].map(([, name]) => name);

const NEUTRAL = 'Ce contenu n’est pas disponible';

describe('LG-11: an embed in English', () => {
  test.each(KINDS)('of a %s leads to English pages', async (kind) => {
    const id = await create(kind);

    const { statusCode, body } = await read(`/en${getEmbed(kind, id)}`);

    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en"');
    expect(body).toContain(`href="${SITE}/en${viewerPath(kind, id)}"`);
    expect(body).toContain(`<link rel="canonical" href="${SITE}/en${viewerPath(kind, id)}" />`);
    expect(body.match(/href="https:\/\/palmares\.example(?!\/en)/g)).toBeNull();
  });

  test('of nothing says so in English', async () => {
    const { statusCode, body } = await read('/en/embed/tierlists/999999');

    expect(statusCode).toBe(404);
    expect(body).toContain('This content isn’t available');
  });
});

describe.each(KINDS)('the embed of a %s', (kind) => {
  test('AX-78, SH-72: may be framed by anybody, and can run, store and send nothing', async () => {
    const { statusCode, headers, body } = await read(getEmbed(kind, await create(kind)));

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ]);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['origin-agent-cluster']).toBeUndefined();
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'private, no-cache',
    });
    expect(body).not.toMatch(/<script|<form|<iframe|style=|\son\w+=|crossorigin/);
    expect(body.replaceAll(/<[^>]*>/g, '')).not.toMatch(BREAKABLE_SPACE);
  });

  test('shows every image with its name, from the best, and the way to its page, its author and the site', async () => {
    const id = await create(kind, { name: 'L’île & "<i>"' });

    const { body } = await read(getEmbed(kind, id));

    expect(namesIn(body)).toEqual(['Image 1', 'Image 2', 'Image 3']);
    for (const key of album.keys)
      expect(body).toMatch(
        new RegExp(
          `src="/media/${key}/(160.webp" srcset="/media/${key}/320|320.webp" srcset="/media/${key}/640).webp 2x"`,
        ),
      );
    expect(body).toContain('<title>L’île &#38; &#34;&#60;i&#62;&#34;</title>');
    expect(body).toContain(`<link rel="canonical" href="${SITE}${viewerPath(kind, id)}" />`);
    expect(body).toContain(
      `<h1><a href="${SITE}${viewerPath(kind, id)}" target="_blank" rel="noopener"><bdi lang="">L’île &#38; &#34;&#60;i&#62;&#34;</bdi></a></h1>`,
    );
    expect(body).toContain('<bdi lang="">Ada &#60;b&#62;</bdi>');
    expect(body).toContain('<bdi lang="">Films &#38; &#34;séries&#34;</bdi>');
    const links = [...body.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      SITE + viewerPath(kind, id),
      `${SITE}/@${author.user.nametag}`,
      SITE,
      SITE + viewerPath(kind, id),
    ]);
  });

  test('of names that look like markup shows them as text', async () => {
    const odd = await createAlbum(site, author.user, { images: 2, name: '!<svg onload=alert(1)>' });
    const names = ['"><script>alert(1)</script>', "Bravo\u00A0! <img src=x onerror='alert(1)'>"];
    for (const [index, name] of names.entries())
      await site.db
        .updateTable('image')
        .set({ name })
        .where('id', '=', odd.images[index] ?? 0)
        .execute();

    const { body } = await read(getEmbed(kind, await create(kind, { name: '!</title><script>' }, odd)));

    expect(body).not.toMatch(/<script|<img src=x|<svg onload/);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(namesIn(body)).toHaveLength(2);
  });

  test('AX-53: of a private album says nothing of the album, and shows its images by signed addresses', async () => {
    const hidden = await createAlbum(site, author.user, { name: 'Secret', status: 'private' });
    const id = await create(kind, { private: true }, hidden);
    await author.client.put(`/${kind}/${id}`, { private: false });

    const { statusCode, body } = await read(getEmbed(kind, id));

    expect(statusCode).toBe(200);
    expect(body).not.toContain('Secret');
    expect(body).toMatch(new RegExp(`src="/media/${hidden.keys[0]}/\\w+\\.webp\\?e`));
  });

  test('SH-73: private, is the neutral card, also to its author’s token', async () => {
    const id = await create(kind, { name: 'Journal intime', private: true });
    const token = await createToken(site, author.user);

    const { statusCode, body } = await read(getEmbed(kind, id), { authorization: `Bearer ${token}` });

    expect(statusCode).toBe(200);
    expect(body).toContain(NEUTRAL);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toMatch(/intime|canonical|Ada/);
  });

  test('SH-73: in quarantine or deleted, is the same card with the status of its page', async () => {
    const doubtful = await createAlbum(site, author.user);
    const [frozen, open] = [await create(kind, {}, doubtful), await create(kind)];
    await site.db.updateTable('album').set({ status: 'quarantined' }).where('id', '=', doubtful.id).execute();
    await author.client.delete(`/${kind}/${open}`);

    const [missing, quarantined, gone] = await Promise.all(
      [999_999, frozen, open].map((id) => read(getEmbed(kind, id))),
    );

    expect([missing, quarantined, gone].map((reply) => reply?.statusCode)).toEqual([404, 404, 410]);
    expect(missing?.body).toContain(NEUTRAL);
    expect(quarantined?.body).toBe(missing?.body);
    expect(gone?.body).toBe(missing?.body);
  });
});

test.each([
  '/embed/album/1',
  '/embed/tierlists',
  '/embed/tierlists/0',
  '/embed/tierlists/edit/1',
  '/embed/profile',
  '/embed/embed/tierlists/1',
])('%s is no embed: the neutral card, which may be framed too', async (path) => {
  const { statusCode, headers, body } = await read(path);

  expect(statusCode).toBe(404);
  expect(body).toContain(NEUTRAL);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
});

test('AX-78, SH-72: no other page may be framed', async () => {
  for (const path of [
    '/',
    viewerPath('tierlist', await create('tierlist')),
    '/embed',
    '/embedded/tierlists/1',
  ]) {
    const { headers } = await read(path);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
});

test('AX-78: what an embed is made of may be shown in a frame without an origin; signed pictures may not', async () => {
  const [open, hidden] = await Promise.all(
    (['public', 'private'] as const).map((status) => createAlbum(site, author.user, { status, files: true })),
  );
  const signed = await author.client.get(`/album/${hidden?.id}`);
  const [image] = signed.data<{ images: { path_image: string }[] }>().images;
  const getPolicy = async (path: string) => {
    const { statusCode, headers } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    return headers['cross-origin-resource-policy'];
  };

  expect(await getPolicy(`/media/${open?.keys[0]}/160.webp`)).toBe('cross-origin');
  expect(await getPolicy(image?.path_image ?? '')).toBe('same-origin');
});

test.each([
  ['', '(prefers-color-scheme: light)'],
  ['?theme=light', 'all'],
  ['?theme=dark', 'not all'],
  ['?theme=sepia', '(prefers-color-scheme: light)'],
  ['?theme=dark&theme=light', '(prefers-color-scheme: light)'],
])('with %s the light theme holds for « %s »', async (query, media) => {
  const { body } = await read(getEmbed('tierlist', await create('tierlist')) + query);

  expect(body).toContain(`href="/src/theme/light.css" media="${media}"`);
});

test('a tier has its name in its colour, and one without a name its place', async () => {
  const [first = 0, second = 0, third = 0] = album.images;
  const lines = [
    { ...tier('Top « 1 »', 1, [second]), color: '3b3b3b' },
    { ...tier('B', 2, [first, third]), color: 'ffbf7f' },
  ];
  const id = await create('tierlist', { lines });
  // Old clients saved such labels.
  await site.db.updateTable('tierlist_line').set({ label: ' ' }).where('label', '=', 'B').execute();

  const { body } = await read(getEmbed('tierlist', id));

  expect(namesIn(body)).toEqual(['Image 2', 'Image 1', 'Image 3']);
  const heads = [
    ...body.matchAll(/<h2 data-ink="(\w+)" aria-label="[^"]*">.*?fill="(#\w+)".*?<bdi lang="">(.*?)<\/bdi>/g),
  ];
  expect(heads.map(([, ink, fill, label]) => [ink, fill, label?.replaceAll(/<[^>]*>/g, '').trim()])).toEqual([
    ['white', '#3b3b3b', 'Top « 1 »'],
    ['black', '#ffbf7f', 'Tier 2'],
  ]);
});

test('a word of a label that goes on in the next line is one word, and is marked for the hyphen', async () => {
  const lines = [tier('Absolument incontournables', 1, album.images.slice(0, 1))];

  const { body } = await read(getEmbed('tierlist', await create('tierlist', { lines })));

  expect(body).toMatch(/<h2 [^>]*aria-label="Absolument incontournables">/);
  expect(body).toContain('<span>Absolument </span><span data-goes-on>incontournab</span><span>les </span>');
});

test('a tournament shows its champion once, in English as its screens are', async () => {
  const { body } = await read(getEmbed('tournament', await create('tournament')));

  expect(body).toContain('<html lang="en"');
  expect(body).toMatch(/<section class="champion">\s*<h2>Champion<\/h2>[^]*?Image 1[^]*?<h2>Finalists<\/h2>/);
  expect(body).toContain('See it on Palmarès');
});

test('a ranking has its podium, and the rest goes on from the fourth', async () => {
  const five = await createAlbum(site, author.user, { images: 5 });

  const { body } = await read(getEmbed('ranking', await create('ranking', {}, five)));

  expect(body).toContain('<html lang="fr"');
  expect(body.match(/<li data-rank="\d">/g)).toHaveLength(3);
  expect(body).toMatch(/<ol class="rest" start="4">[^]*Image 4[^]*Image 5/);
});

test('the first images of a thousand are fetched at once, the others when somebody scrolls to them', async () => {
  const large = await createAlbum(site, author.user, { images: 1_000 });

  const { body } = await read(getEmbed('tierlist', await create('tierlist', {}, large)));

  expect(namesIn(body)).toHaveLength(1_000);
  expect(body.match(/loading="eager"/g)).toHaveLength(EMBED.eagerImages);
  expect(body.match(/loading="lazy"/g)).toHaveLength(1_000 - EMBED.eagerImages);
});

test('the same embed again costs no body, and it travels compressed', async () => {
  const path = getEmbed('ranking', await create('ranking'));
  const first = await read(path, { 'accept-encoding': 'br' });

  const again = await read(path, { 'if-none-match': String(first.headers.etag) });

  expect(first.headers['content-encoding']).toBe('br');
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('when the server fails a card says so, without the page of the failed server', async () => {
  const broken = await createTestApp({
    config: { publicUrl: SITE },
    replaced: { webFolder: site.deps.webFolder },
  });
  await broken.db.schema.dropTable('tierlist').cascade().execute();

  const { statusCode, headers, body } = await broken.app.inject({
    url: '/embed/tierlists/1',
    headers: { accept: 'text/html' },
  });
  const logged = broken.logs.some((line) => line.includes('request failed'));
  await broken.close();

  expect(statusCode).toBe(500);
  expect(body).toContain('Ce contenu n’a pas pu être chargé');
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(logged).toBe(true);
});
