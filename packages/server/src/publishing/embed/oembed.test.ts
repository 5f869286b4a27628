// The oEmbed reply for sites that want to frame a content (oembed.com, version 1.0), and its link in the head of pages.
import { EMBED } from '@palmares/core/embed-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../testing/factories.ts';
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
  published = await publishSite({ username: 'Ada' });
  ({ site, author, album } = published);
});
afterAll(() => published.close());

async function create(kind: Kind, more: object = {}): Promise<number> {
  const body = { name: `Le ${kind}`, id_album: album.id, ...PLACED_RESULTS[kind](album.images), ...more };
  return (await author.client.post(`/${kind}`, body)).data<{ id: number }>().id;
}

const ask = (query: Record<string, string>) => site.app.inject({ method: 'GET', url: '/api/oembed', query });

describe.each(KINDS)('of a %s', (kind) => {
  test('SH-74: its page names the address that tells the frame, the title, the author and the picture', async () => {
    const viewer = viewerPath(kind, await create(kind, { name: 'L’île & "<i>"' }));
    const { body } = await site.app.inject(viewer);
    const link =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(body)?.[1] ?? '';

    const reply = await site.app.inject(link.replaceAll('&amp;', '&').slice(SITE.length));

    expect(link.startsWith(`${SITE}/api/oembed?`)).toBe(true);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.json()).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Palmarès',
      provider_url: SITE,
      title: 'L’île & "<i>"',
      author_name: 'Ada',
      author_url: `${SITE}/@${author.user.nametag}`,
      cache_age: EMBED.cacheSeconds,
      html: `<iframe src="${SITE}/embed${viewer}" title="L’île &amp; &quot;&lt;i&gt;&quot;" width="640" height="480" style="border:0;max-width:100%" loading="lazy"></iframe>`,
      width: 640,
      height: 480,
      thumbnail_url: expect.stringMatching(new RegExp(`^${SITE}/preview/${kind}/\\d+/\\w+\\.jpg$`)),
      thumbnail_width: 1_200,
      thumbnail_height: 630,
    });
  });

  test('SH-74: private, in quarantine and missing are one answer', async () => {
    const hidden = await create(kind, { private: true });
    const { body } = await site.app.inject(viewerPath(kind, hidden));
    expect(body).not.toContain('json+oembed');

    const replies = await Promise.all(
      [hidden, 999_999].map((id) => ask({ url: SITE + viewerPath(kind, id) })),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(replies[0]?.body).toBe(replies[1]?.body);
  });
});

test('LG-11: the address of an English page is answered with English addresses', async () => {
  const viewer = viewerPath('tierlist', await create('tierlist'));

  const reply = (await ask({ url: `${SITE}/en${viewer}` })).json<Record<string, string>>();

  expect(reply['html']).toContain(`src="${SITE}/en/embed${viewer}"`);
  expect(reply['author_url']).toBe(`${SITE}/en/@${author.user.nametag}`);
  expect(reply['thumbnail_url']).toMatch(new RegExp(`^${SITE}/en/preview/`));
});

test('a smaller frame is as small as asked, and has no picture that would be larger', async () => {
  const url = SITE + viewerPath('tierlist', await create('tierlist'));

  const small = (await ask({ url, maxwidth: '300', maxheight: '200' })).json<Record<string, unknown>>();
  const large = (await ask({ url, maxwidth: '2000', maxheight: '2000' })).json<Record<string, unknown>>();

  expect(small).toMatchObject({
    width: 300,
    height: 200,
    html: expect.stringContaining('width="300" height="200"'),
  });
  expect(small).not.toHaveProperty('thumbnail_url');
  expect(small).not.toHaveProperty('thumbnail_width');
  expect(large).toMatchObject({ width: 640, height: 480, thumbnail_width: 1_200 });
});

test('an author whose account is deactivated is named, and has no page to lead to', async () => {
  const viewer = viewerPath('tierlist', await create('tierlist'));
  const set = (status: 'active' | 'desactive') =>
    site.db.updateTable('account').set({ status }).where('id', '=', author.user.id).execute();
  await set('desactive');

  const reply = await ask({ url: SITE + viewer });
  const frame = await site.app.inject(`/embed${viewer}`);
  await set('active');

  expect(reply.json()).toMatchObject({ author_name: 'Ada' });
  expect(reply.json()).not.toHaveProperty('author_url');
  expect(frame.body).toContain('Ada');
  expect(frame.body).not.toContain(`/@${author.user.nametag}`);
});

test('the address of the embed itself, and one with more behind it, lead to the same', async () => {
  const viewer = viewerPath('ranking', await create('ranking'));
  const urls = [viewer, `${viewer}/?utm_source=x#podium`, `/embed${viewer}?theme=dark`];

  const replies = await Promise.all(urls.map((path) => ask({ url: SITE + path })));

  for (const { statusCode, body } of replies) expect([statusCode, body]).toEqual([200, replies[0]?.body]);
});

test('SH-74: addresses that are not of a content of ours are not found', async () => {
  const viewer = viewerPath('tierlist', await create('tierlist'));
  const urls = [
    `https://palmares.example.evil.test${viewer}`,
    `http://palmares.example${viewer}`,
    `https://user@other.test${viewer}`,
    `${SITE}/`,
    `${SITE}/album/${album.id}`,
    `${SITE}/@${author.user.nametag}`,
    viewer,
    'javascript:alert(1)',
  ];
  for (const url of urls) expect((await ask({ url })).statusCode, url).toBe(404);
});

test('XML is not offered (501), and what is malformed is told in French (400)', async () => {
  const url = SITE + viewerPath('tierlist', await create('tierlist'));

  site.logs.length = 0;
  expect((await ask({ url, format: 'xml' })).statusCode).toBe(501);
  expect(site.logs.join()).not.toContain('request failed');
  for (const query of [{}, { url, format: 'yaml' }, { url, maxwidth: 'large' }, { url, maxheight: '0' }]) {
    const reply = await ask(query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 'error', code: 'validation_failed' });
  }
});

test('what was made by a deleted account is not found', async () => {
  const gone = await signedIn(site, { username: 'Partie' });
  const body = { name: 'Restée', id_album: album.id, ...PLACED_RESULTS.tierlist(album.images) };
  const { id } = (await gone.client.post('/tierlist', body)).data<{ id: number }>();
  await site.db.updateTable('account').set({ status: 'deleted' }).where('id', '=', gone.user.id).execute();

  expect((await ask({ url: SITE + viewerPath('tierlist', id) })).statusCode).toBe(404);
});
