// The language of a page: its address, head, errors and pictures (docs/requirements/languages.md).
import { PAGES } from '@palmares/core/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishedSite, publishSite, SITE } from '../../testing/published-site.ts';

let published: PublishedSite;
let site: PublishedSite['site'];

beforeAll(async () => {
  published = await publishSite();
  ({ site } = published);
});
afterAll(() => published.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ENGLISH = { 'user-agent': BROWSER, 'accept-language': 'en-GB,en;q=0.9,fr;q=0.5' };

const read = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('LG-2: the first visit of the address of the site', () => {
  test('follows what the browser prefers, and nobody stores it', async () => {
    const { statusCode, headers } = await read('/', ENGLISH);

    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: '/en', 'cache-control': 'no-store' });
    expect(headers['vary']).toBe('accept-language, cookie');
  });

  test.each([
    ['prefers French', { 'accept-language': 'fr-CA,en;q=0.9' }],
    ['prefers neither', { 'accept-language': 'de' }],
    ['names no language', {}],
    ['chose French', { ...ENGLISH, cookie: 'lang=fr' }],
    ['is a search engine', { ...ENGLISH, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['was here before', { ...ENGLISH, 'service-worker-navigation-preload': 'true' }],
  ])('stays French for a browser that %s', async (_what, headers) => {
    const reply = await read('/', { 'user-agent': BROWSER, ...headers });

    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<html lang="fr"');
    expect(reply.headers['vary']).toContain('accept-language, cookie');
  });

  test('is English for a browser that chose it, whatever it prefers', async () => {
    const reply = await read('/', { 'user-agent': BROWSER, 'accept-language': 'fr', cookie: 'lang=en' });

    expect(reply.headers['location']).toBe('/en');
  });

  test.each(['/?source=app', '/allalbum', '/en'])('%s is never redirected', async (url) => {
    expect((await read(url, ENGLISH)).statusCode).toBe(200);
  });
});

describe('LG-1, LG-4: a page in English', () => {
  test('has the path of the French one below /en, and each names the other', async () => {
    const [french, english] = await Promise.all([read('/allalbum'), read('/en/allalbum')]);

    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<html lang="en"');
    expect(english.body).toContain('<title>Albums · Palmarès</title>');
    expect(english.body).toContain(`<link rel="canonical" href="${SITE}/en/allalbum" />`);
    expect(french.body).toContain(`<link rel="canonical" href="${SITE}/allalbum" />`);
    for (const { body } of [french, english]) {
      expect(body).toContain(`<link rel="alternate" hreflang="fr" href="${SITE}/allalbum" />`);
      expect(body).toContain(`<link rel="alternate" hreflang="en" href="${SITE}/en/allalbum" />`);
      expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/allalbum" />`);
    }
  });

  test('describes an album in English, with links and a picture of that language', async () => {
    const { id } = published.album;
    const path = PAGES.album.replace(':id', String(id));

    const { body } = await read(`/en${path}`);

    expect(body).toContain(`<meta property="og:url" content="${SITE}/en${path}" />`);
    expect(body).toContain('<meta property="og:locale" content="en_US" />');
    expect(body).toMatch(new RegExp(`og:image" content="${SITE}/en/preview/album/${id}/`));
    expect(body).toContain(`"item":"${SITE}/en/allalbum"`);
  });

  test.each(['/en/nowhere', '/english', '/en//site.example'])('%s is not there', async (url) => {
    expect((await read(url)).statusCode).toBe(404);
  });

  test('that is not there says so in English', async () => {
    const { body } = await read('/en/nowhere');

    expect(body).toContain('<title>Page not found · Palmarès</title>');
    expect(body).not.toContain('hreflang');
  });

  test('is in the sitemap beside the French one', async () => {
    const pages = (await read('/sitemap/pages.xml')).body;
    const albums = (await read('/sitemap/album-1.xml')).body;
    const path = PAGES.album.replace(':id', String(published.album.id));

    for (const [file, at] of [
      [pages, '/allalbum'],
      [albums, path],
    ] as const) {
      const pair = `<xhtml:link rel="alternate" hreflang="fr" href="${SITE}${at}"/><xhtml:link rel="alternate" hreflang="en" href="${SITE}/en${at}"/>`;
      for (const root of ['', '/en'])
        expect(file).toMatch(
          new RegExp(`<url><loc>${SITE}${root}${at}</loc>(?:<lastmod>[^<]*</lastmod>)?${pair}</url>`),
        );
    }
  });
});

test('LG-7: the tournaments of French pages are French for who chose that, on no other page', async () => {
  const cookie = { cookie: 'games=fr' };
  const shell = await read('/fr-games/index.html');
  const [plain, chosen, english] = await Promise.all([
    read('/allalbum'),
    read('/allalbum', cookie),
    read('/en/allalbum', cookie),
  ]);

  expect(shell.statusCode).toBe(200);
  expect(chosen.body).toContain('<html lang="fr"');
  expect(english.body).toContain('<html lang="en"');
  expect(plain.headers['etag']).toBeDefined();
});

describe('LG-11: errors of pages', () => {
  test.each([
    ['/tierlists', 'fr', 'Un problème est survenu'],
    ['/en/tierlists', 'en', 'Something went wrong'],
  ])('%s fails in its language', async (url, language, words) => {
    const failing = await publishSite();
    await failing.site.db.destroy();

    const { statusCode, body } = await failing.site.app.inject({ url, headers: { accept: 'text/html' } });
    await failing.close();

    expect(statusCode).toBe(500);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(words);
  });
});
