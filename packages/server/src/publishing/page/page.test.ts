// The reply of each address before any script runs, to a visitor: heads, correct statuses, sitemap.
import { PAGE_NAMES } from '@palmares/core/contract/find-page';
import { PAGES } from '@palmares/core/contract/pages';
import { PAGE_HEAD } from '@palmares/core/limits';
import { countCodePoints } from '@palmares/core/text/normalise-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAlbum, signedIn, type TestAlbum } from '../../testing/factories.ts';
import {
  KINDS,
  type Kind,
  type PublishedSite,
  publishSite,
  SITE,
  viewerPath,
} from '../../testing/published-site.ts';
import { PLACED_RESULTS } from '../../testing/sample-results.ts';
import { findPageText } from './page-texts.ts';

let published: PublishedSite;
let site: PublishedSite['site'];
let author: PublishedSite['author'];
let album: PublishedSite['album'];

beforeAll(async () => {
  published = await publishSite();
  ({ site, author, album } = published);
});
afterAll(() => published.close());

async function read(path: string) {
  const reply = await site.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(reply.body)?.[1];
  const data = [...reply.body.matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g)];
  return {
    status: reply.statusCode,
    html: reply.body,
    title: /<title>(.*)<\/title>/.exec(reply.body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(reply.body)?.[1],
    meta,
    structured: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

async function create(kind: Kind, more: object = {}, of = album): Promise<number> {
  const body = { name: `Le ${kind}`, id_album: of.id, ...PLACED_RESULTS[kind](of.images), ...more };
  const reply = await author.client.post(`/${kind}`, body);
  return reply.data<{ id: number }>().id;
}

const NEUTRAL = { title: 'Palmarès', canonical: undefined, structured: [] };

describe('fixed pages', () => {
  test.each(PAGE_NAMES.filter((name) => findPageText(name, 'fr') !== null))(
    'LB-46: %s has its title, its text and its address',
    async (name) => {
      const path = PAGES[name];
      const text = findPageText(name, 'fr') ?? { title: '', description: '' };

      const page = await read(path);

      expect(page.status).toBe(200);
      expect(page.title).toBe(text.title === null ? 'Palmarès' : `${text.title} · Palmarès`);
      expect(page.canonical).toBe(SITE + path);
      expect(page.meta('description')).toBe(text.description);
      expect(page.meta('robots')).toBeUndefined();
      expect(page.html).toContain('<div id="root"></div>');
    },
  );

  test.each([PAGES.profile, PAGES.admin, PAGES.login, PAGES.setup, '/tierlists/edit/1'])(
    '%s is for no search engine',
    async (path) => {
      const page = await read(path);

      expect(page).toMatchObject({ status: 200, ...NEUTRAL });
      expect(page.meta('robots')).toBe('noindex');
    },
  );

  test.each([
    [PAGES.roomEntry, 'Rejoindre un salon'],
    ['/salon/KXR4PT', 'Rejoindre un salon'],
    ['/salon/KXR4PT/ecran', 'Rejoindre un salon'],
    ['/en/salon/KXR4PT', 'Join a room'],
    ['/en/salon/KXR4PT/ecran', 'Join a room'],
  ])('SA-46: %s invites to a room of which it says nothing', async (path, title) => {
    const page = await read(path);

    expect(page).toMatchObject({ status: 200, ...NEUTRAL, title: `${title} · Palmarès` });
    expect(page.meta('robots')).toBe('noindex');
    expect(page.html).not.toContain('hreflang');
    expect(page.html).not.toContain('KXR4PT');
  });

  test.each(['/nowhere', '/tierlists/0', '/tierlists/abc', '/tierlists/99999999999999999999'])(
    '%s is not there',
    async (path) => {
      const page = await read(path);

      expect(page.status).toBe(404);
      expect(page.title).toBe('Page introuvable · Palmarès');
      expect(page.meta('robots')).toBe('noindex');
      expect(page.html).toContain('<div id="root"></div>');
    },
  );

  test('of another method, or of the API, keeps its form of error', async () => {
    expect((await site.app.inject({ method: 'POST', url: '/nowhere' })).json()).toMatchObject({
      status: 'error',
    });
    expect((await site.app.inject('/api/nowhere')).json()).toMatchObject({ code: 'not_found' });
  });

  test('the same page again costs no body', async () => {
    const first = await site.app.inject('/');
    const again = await site.app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe.each(KINDS)('the page of a %s', (kind) => {
  const word = { tierlist: 'Tier list', tournament: 'Tournoi', ranking: 'Classement' }[kind];

  test('says its name, by whom, on what, and how it begins; nothing typed becomes markup', async () => {
    const id = await create(kind, { name: 'L’île & "<i>"' });

    const page = await read(viewerPath(kind, id));

    expect(page).toMatchObject({ status: 200, canonical: SITE + viewerPath(kind, id) });
    expect(page.title).toBe('L’île &amp; &quot;&lt;i&gt;&quot; · Palmarès');
    expect(page.meta('og:title')).toBe('L’île &amp; &quot;&lt;i&gt;&quot;');
    expect(page.meta('description')).toMatch(
      new RegExp(`^${word} de Ada &lt;b&gt; sur l’album « Films &amp; &quot;séries&quot; »\\. .*Image 1`),
    );
    expect(page.html).not.toMatch(/<b>|<i>/);
  });

  test('what its author wrote comes first, cut where a card would cut it', async () => {
    const id = await create(kind, { description: `Mes films.\n\n${'très long '.repeat(40)}` });

    const description = (await read(viewerPath(kind, id))).meta('description') ?? '';

    expect(description).toMatch(/^Mes films\. très long .*…$/);
    expect(countCodePoints(description)).toBeLessThanOrEqual(PAGE_HEAD.descriptionMax);
  });

  test('SH-68: search engines read where it stands and what it holds, from the best', async () => {
    const id = await create(kind);

    const [trail, list] = (await read(viewerPath(kind, id))).structured;

    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: expect.stringContaining(SITE) },
        { position: 2, name: `Le ${kind}`, item: SITE + viewerPath(kind, id) },
      ],
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Image 1' }, {}, {}],
    });
  });

  test('AX-53: of a private album, says nothing of the album', async () => {
    const hidden = await createAlbum(site, author.user, { name: 'Secret', status: 'private' });
    const id = await create(kind, { private: true }, hidden);
    await author.client.put(`/${kind}/${id}`, { private: false });

    const page = await read(viewerPath(kind, id));

    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Secret');
  });

  test('SH-69: private, it is neutral and for no search engine', async () => {
    const id = await create(kind, { name: 'Journal intime', private: true });

    const page = await read(viewerPath(kind, id));

    expect(page).toMatchObject({ status: 200, ...NEUTRAL });
    expect(page.meta('robots')).toBe('noindex');
    expect(page.html).not.toContain('intime');
  });

  test('SH-69: in quarantine, it is not there; deleted then, it never was', async () => {
    const doubtful = await createAlbum(site, author.user);
    const id = await create(kind, {}, doubtful);
    await site.db.updateTable('album').set({ status: 'quarantined' }).where('id', '=', doubtful.id).execute();
    expect(await read(viewerPath(kind, id))).toMatchObject({ status: 404, structured: [] });

    await author.client.delete(`/${kind}/${id}`);

    expect((await read(viewerPath(kind, id))).status).toBe(404);
  });

  test('SH-69: deleted, it is gone for good if it was public, and unknown if it was private', async () => {
    const [open, hidden] = [await create(kind), await create(kind, { private: true })];
    for (const id of [open, hidden]) await author.client.delete(`/${kind}/${id}`);

    const page = await read(viewerPath(kind, open));

    expect(page).toMatchObject({ status: 410, structured: [] });
    expect(page.meta('robots')).toBe('noindex');
    expect((await read(viewerPath(kind, hidden))).status).toBe(404);
  });
});

describe('the page of an album', () => {
  const at = (id: number) => PAGES.album.replace(':id', String(id));

  test('says its name, by whom, and what is in it', async () => {
    const page = await read(at(album.id));

    expect(page).toMatchObject({ status: 200, canonical: SITE + at(album.id) });
    expect(page.title).toBe('Films &amp; &quot;séries&quot; · Palmarès');
    expect(page.meta('description')).toBe(
      'Album de Ada &lt;b&gt;, 3\u00A0images à départager : Image 1, Image 2, Image 3',
    );
    expect(page.structured[1]).toMatchObject({ numberOfItems: 3 });
  });

  test('of a thousand images names the first ones, and says how many there are', async () => {
    const large = await createAlbum(site, author.user, { images: 1_000 });

    const [, list] = (await read(at(large.id))).structured;

    expect(list).toMatchObject({ numberOfItems: 1_000 });
    expect(list?.['itemListElement']).toHaveLength(PAGE_HEAD.itemsMax);
  });

  test('SH-69: private, it is neutral; in quarantine, it is not there; deleted, it is gone if it was public', async () => {
    const [hidden, doubtful, open] = await Promise.all(
      (['private', 'quarantined', 'public'] as const).map((status) =>
        createAlbum(site, author.user, { status, name: 'Secret' }),
      ),
    );
    const getPage = (one: TestAlbum | undefined) => read(at(one?.id ?? 0));
    expect(await getPage(hidden)).toMatchObject({ status: 200, ...NEUTRAL });
    expect(await getPage(doubtful)).toMatchObject({ status: 404, structured: [] });

    for (const one of [hidden, open]) await author.client.delete(`/album/${one?.id}`);

    expect(await getPage(open)).toMatchObject({ status: 410, structured: [] });
    expect(await getPage(hidden)).toMatchObject({ status: 404, structured: [] });
    expect((await getPage(open)).html).not.toContain('Secret');
  });
});

describe('the page of an author', () => {
  test.each(['/@', '/%40'])('says the name, and one address for all of its spellings: %s', async (before) => {
    const { nametag } = author.user;

    const page = await read(before + nametag.toUpperCase());

    expect(page).toMatchObject({ status: 200, canonical: `${SITE}/@${nametag}` });
    expect(page.title).toBe(`Ada &lt;b&gt; (@${nametag}) · Palmarès`);
    expect(page.structured).toMatchObject([{ '@type': 'ProfilePage', mainEntity: { name: 'Ada <b>' } }]);
  });

  test.each(['desactive', 'deleted'] as const)('of an account that is %s is not there', async (status) => {
    const { user } = await signedIn(site, { status });

    expect((await read(`/@${user.nametag}`)).status).toBe(404);
  });
});

describe('SH-71: what search engines may find', () => {
  test('robots.txt names the sitemap, and keeps nobody out', async () => {
    const { body, headers } = await site.app.inject('/robots.txt');

    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  test('the sitemap leads to every public page and to nothing else', async () => {
    const open = await Promise.all(KINDS.map((kind) => create(kind)));
    const hidden = await Promise.all(KINDS.map((kind) => create(kind, { private: true })));
    const idle = await signedIn(site);
    const listing = await site.app.inject('/sitemap.xml');
    const parts = [...listing.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = '']) => part);
    expect(parts).toEqual(
      ['pages', 'album-1', 'tierlist-1', 'tournament-1', 'ranking-1', 'account-1'].map(
        (part) => `${SITE}/sitemap/${part}.xml`,
      ),
    );

    const files = await Promise.all(parts.map((part) => site.app.inject(part.slice(SITE.length))));
    const found = files.flatMap(({ body }) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at));

    expect(found).toContain(`${SITE}/allalbum`);
    expect(found).not.toContain(`${SITE}/profile`);
    expect(found).toContain(`${SITE}/album/${album.id}`);
    expect(found).toContain(`${SITE}/@${author.user.nametag}`);
    expect(found).not.toContain(`${SITE}/@${idle.user.nametag}`);
    for (const [index, kind] of KINDS.entries()) {
      expect(found).toContain(SITE + viewerPath(kind, open[index] ?? 0));
      expect(found).not.toContain(SITE + viewerPath(kind, hidden[index] ?? 0));
    }
    expect(files[1]?.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
    const statuses: number[] = [];
    for (const at of found) statuses.push((await read((at ?? '').slice(SITE.length))).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test.each(['session-1', 'tierlist-0', 'tierlist', 'tierlist-99999999', '..%2Fx'])(
    'there is no part %s',
    async (part) => {
      expect((await site.app.inject(`/sitemap/${part}.xml`)).statusCode).toBe(404);
    },
  );
});
