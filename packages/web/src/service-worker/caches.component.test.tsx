// Tests what the service worker caches and serves, on a browser's real caches with a fake server.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateAccount, endAllAccounts } from './account-caches.ts';
import { boundedCache } from './bounded-cache.ts';
import { HANGS_AFTER_MS } from './network-first.ts';
import { cachePicture, respondWithPicture } from './picture-cache.ts';
import {
  type CacheEvent,
  cacheReading,
  respondToReading,
  respondToSignOut,
  respondToWrite,
} from './reply-cache.ts';

const FOLDER = `/media/${'a'.repeat(32)}/`;
const OTHER = `/media/${'b'.repeat(32)}/`;
const at = (path: string) => new URL(path, location.origin).href;
const ALBUM = at('/api/album/7');
const SIGNED = at(`${FOLDER}160.webp?e=1&v=1&s=x`);

/** Each test uses its own sessions, because the worker remembers those that have ended. */
let sessions = 0;
let ada = '';
let bob = '';
const realFetch = window.fetch;
let server: (url: URL) => Response | Promise<Response>;
const news: CacheEvent[] = [];

beforeEach(async () => {
  Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });
  for (const name of await caches.keys()) if (name.startsWith('palmares-')) await caches.delete(name);
  // Switches away from the account of the previous test.
  await activateAccount(`nobody ${sessions}`);
  sessions += 1;
  [ada, bob] = [`Bearer ada ${sessions}`, `Bearer bob ${sessions}`];
  news.length = 0;
  window.fetch = async (input) => server(new URL(input instanceof Request ? input.url : input));
});
afterEach(() => {
  window.fetch = realFetch;
});

const down = () => Promise.reject(new TypeError('Failed to fetch'));
const json = (data: unknown, status = 200) => new Response(JSON.stringify({ data }), { status });
const album = (...folders: string[]) =>
  json({
    name: 'Films',
    images: folders.map((folder) => ({ path_image: `${folder}full.webp?e=1&v=1&s=x` })),
  });
const serve = (replies: Record<string, () => Response>) => (url: URL) =>
  replies[url.pathname]?.() ??
  (url.pathname.startsWith('/media/') ? new Response('picture') : json(null, 404));

/** Handles a request like the browser: work passed to `waitUntil` continues after the answer. */
async function through(
  answer: (asked: { request: Request; event: ExtendableEvent }) => Promise<Response>,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const begun: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => begun.push(work) } as unknown as ExtendableEvent;
  const reply = await answer({ request: new Request(url, init), event }).finally(() => Promise.all(begun));
  return reply;
}

const read = (url: string, authorization?: string, signal?: AbortSignal) =>
  through(
    (asked) =>
      respondToReading(asked, (what) => {
        news.push(what);
      }),
    url,
    { headers: authorization === undefined ? {} : { authorization }, ...(signal && { signal }) },
  );
const see = (url: string) => through(respondWithPicture, url);
const getName = async (reply: Promise<Response>) =>
  ((await (await reply).json()) as { data: { name: string } }).data.name;

describe('Replies', () => {
  test('SH-75: come from the network while it answers, whatever is kept, and from the copy when it does not', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Before' }) });
    await read(ALBUM, ada);
    server = serve({ '/api/album/7': () => json({ name: 'Now' }) });
    expect(await getName(read(ALBUM, ada))).toBe('Now');
    expect(news).toEqual([]);

    server = down;

    expect(await getName(read(ALBUM, ada))).toBe('Now');
    expect(news).toEqual(['copy']);
    await expect(read(at('/api/album/8'), ada)).rejects.toThrow('Failed to fetch');
  });

  test('a fault of the server is shown, and the copy stays for when there is no network', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Films' }) });
    await read(ALBUM, ada);
    server = () => json(null, 503);
    expect((await read(ALBUM, ada)).status).toBe(503);

    server = down;

    expect(await getName(read(ALBUM, ada))).toBe('Films');
  });

  test('are for the session that read them: a visitor and another account get none, and the other’s coming removes them', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Private' }) });
    await read(ALBUM, ada);
    server = down;
    await expect(read(ALBUM)).rejects.toThrow();
    await expect(read(ALBUM, bob)).rejects.toThrow();
    expect(await getName(read(ALBUM, ada))).toBe('Private');

    server = serve({ '/api/home': () => json({ name: 'Home' }) });
    await read(at('/api/home'), bob);
    server = down;

    await expect(read(ALBUM, ada)).rejects.toThrow();
    expect((await caches.keys()).filter((name) => name.includes('-account-'))).toHaveLength(1);
  });

  test.each([401, 403, 404, 410])(
    '%i removes the copy, with the pictures that only it named',
    async (status) => {
      server = serve({ '/api/album/7': () => album(FOLDER), '/api/album/8': () => album(OTHER) });
      await read(ALBUM, ada);
      await read(at('/api/album/8'), ada);
      await see(SIGNED);
      await see(at(`${OTHER}160.webp?e=1&v=1&s=x`));

      server = serve({ '/api/album/7': () => json(null, status) });
      await read(ALBUM, ada);
      server = down;

      await expect(read(ALBUM, ada)).rejects.toThrow();
      await expect(see(SIGNED)).rejects.toThrow();
      // A 401 ends the session and deletes its caches.
      const other = read(at('/api/album/8'), ada).then(
        () => 'kept',
        () => 'gone',
      );
      expect(await other).toBe(status === 401 ? 'gone' : 'kept');
      expect(
        await see(at(`${OTHER}160.webp?e=1&v=1&s=x`)).then(
          () => 'kept',
          () => 'gone',
        ),
      ).toBe(await other);
    },
  );

  test('what falls into quarantine is not kept, for nobody', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Films' }) });
    await read(ALBUM, ada);
    server = serve({ '/api/album/7': () => json({ name: 'Films', status: 'quarantined' }) });
    await read(ALBUM, ada);
    server = down;

    await expect(read(ALBUM, ada)).rejects.toThrow();
  });

  test('a save that the server took removes the copy of what was saved, one that failed does not', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Films' }) });
    await read(ALBUM, ada);
    const save = () => through(respondToWrite, ALBUM, { method: 'PUT', headers: { authorization: ada } });
    server = down;
    await expect(save()).rejects.toThrow();
    server = () => json(null, 409);
    await save();
    server = down;
    expect(await getName(read(ALBUM, ada))).toBe('Films');
    server = () => json({ id: 7 });
    await save();
    server = down;

    await expect(read(ALBUM, ada)).rejects.toThrow();
  });

  test('what a page gave up is no sign of a missing network', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Films' }) });
    await read(ALBUM, ada);
    server = down;

    await expect(read(ALBUM, ada, AbortSignal.abort())).rejects.toThrow();
    expect(news).toEqual([]);
  });

  test('what an open builder needs is fetched where it is missing, and only there', async () => {
    let asked = 0;
    server = (url) => {
      asked += 1;
      return serve({ '/api/album/7': () => json({ name: 'Films' }) })(url);
    };

    await cacheReading(ALBUM, ada);
    await cacheReading(ALBUM, ada);
    await cacheReading(at('/api/me'), ada);

    expect(asked).toBe(1);
    server = down;
    expect(await getName(read(ALBUM, ada))).toBe('Films');
  });
});

describe('A network that hangs', () => {
  /** The test controls both the server's answer and the worker's timer. */
  async function hang(answer: typeof respondToReading | typeof respondWithPicture, url: string) {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server = () => promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const begun: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => begun.push(work) } as unknown as ExtendableEvent;
    const request = new Request(url, { headers: { authorization: ada } });
    const reply = answer({ request, event }, (what) => news.push(what));
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    return {
      reply,
      /** Sends the headers and one byte; the rest never arrives. */
      answerPart: async () => {
        resolve(new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) })));
        await promise;
      },
      wait: () => vi.advanceTimersByTime(HANGS_AFTER_MS),
      answerLate: async (late: Response) => {
        resolve(late);
        while (begun.length > 0) await begun.pop();
      },
    };
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(['nothing', 'only a part'])('SH-75: and sends %s gives the copy', async (what) => {
    server = serve({ '/api/album/7': () => json({ name: 'Kept' }) });
    await read(ALBUM, ada);
    const { reply, wait, answerPart } = await hang(respondToReading, ALBUM);
    if (what === 'only a part') await answerPart();

    wait();

    expect(await getName(reply)).toBe('Kept');
    expect(news).toEqual(['copy']);
  });

  test.each([
    ['something else', () => json({ name: 'New' }), ['copy', 'late-reply']],
    ['a refusal', () => json(null, 403), ['copy', 'late-reply']],
    ['the same', () => json({ name: 'Kept' }), ['copy']],
    ['a fault', () => json(null, 503), ['copy']],
  ] as const)('and answers late with %s tells the page what is news', async (_what, late, told) => {
    server = serve({ '/api/album/7': () => json({ name: 'Kept' }) });
    await read(ALBUM, ada);
    const { reply, wait, answerLate } = await hang(respondToReading, ALBUM);
    wait();
    await reply;

    await answerLate(late());

    expect(news).toEqual(told);
  });

  test('is waited for where there is no copy', async () => {
    const { reply, wait, answerLate } = await hang(respondToReading, ALBUM);
    wait();

    await answerLate(json({ name: 'Late' }));

    expect(await getName(reply)).toBe('Late');
    expect(news).toEqual([]);
  });

  test('gives the copy of a picture', async () => {
    const address = at(`${FOLDER}160.webp`);
    server = () => new Response('kept');
    await see(address);
    const { reply, wait } = await hang(respondWithPicture, address);

    wait();

    expect(await (await reply).text()).toBe('kept');
  });
});

describe('The end of a session', () => {
  const end = (authorization: string) =>
    through(respondToSignOut, at('/api/revocation'), { method: 'POST', headers: { authorization } });

  test.each(['with', 'without'])('SH-78: by a sign-out removes all of it, %s a network', async (way) => {
    server = serve({ '/api/album/7': () => album(FOLDER) });
    await read(ALBUM, ada);
    await see(SIGNED);
    server = way === 'with' ? () => json(null) : down;

    await end(ada).catch(() => null);

    expect((await caches.keys()).filter((name) => name.includes('-account-'))).toEqual([]);
  });

  test('keeps nothing of a reply that comes after it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server = (url) => (url.pathname === '/api/album/7' ? promise : json(null));
    const late = read(ALBUM, ada);
    await end(ada);

    resolve(json({ name: 'Late' }));
    expect(await getName(late)).toBe('Late');

    expect((await caches.keys()).filter((name) => name.includes('-account-'))).toEqual([]);
  });

  test('that the page alone noticed leaves what a visitor has read', async () => {
    server = serve({ '/api/album/7': () => json({ name: 'Films' }) });
    await read(ALBUM);
    await read(ALBUM, ada);

    await endAllAccounts();
    server = down;

    await expect(read(ALBUM, ada)).rejects.toThrow();
    expect(await getName(read(ALBUM))).toBe('Films');
  });
});

describe('Pictures', () => {
  test('behind signed addresses are kept while a kept reply names them, bare ones always', async () => {
    server = serve({ '/api/album/7': () => album(FOLDER) });
    await read(ALBUM, ada);
    for (const path of [`${FOLDER}160.webp?e=1&v=1&s=x`, `${OTHER}160.webp?e=1&v=1&s=x`, `${OTHER}480.webp`])
      await see(at(path));
    server = down;

    expect((await see(SIGNED)).status).toBe(200);
    expect(await (await caches.open('palmares-pictures')).keys()).toHaveLength(1);
    const signed = (await caches.keys()).find((name) => /-account-.*-pictures$/.test(name));
    expect(await (await caches.open(signed ?? '')).keys()).toHaveLength(1);
  });

  test('that are there before the reply that names them is kept, are kept too', async () => {
    server = serve({ '/api/album/7': () => album(FOLDER) });
    const begun: Promise<unknown>[] = [];
    const event = { waitUntil: (work: Promise<unknown>) => begun.push(work) } as unknown as ExtendableEvent;
    const headers = { authorization: ada };
    await respondToReading({ request: new Request(ALBUM, { headers }), event }, () => {});
    await respondWithPicture({ request: new Request(SIGNED), event });
    await Promise.all(begun);
    server = down;

    expect((await see(SIGNED)).status).toBe(200);
  });

  test('of what is opened later are kept too', async () => {
    server = serve({ '/api/album/7': () => album(FOLDER), '/api/album/8': () => album(OTHER) });
    await read(ALBUM, ada);
    await see(SIGNED);
    await read(at('/api/album/8'), ada);
    await see(at(`${OTHER}160.webp?e=1&v=1&s=x`));
    server = down;

    expect((await see(at(`${OTHER}160.webp?e=1&v=1&s=x`))).status).toBe(200);
  });

  test('that an album let go of go with the next reply', async () => {
    server = serve({ '/api/album/7': () => album(FOLDER, OTHER) });
    await read(ALBUM, ada);
    await see(SIGNED);
    server = serve({ '/api/album/7': () => album(OTHER) });
    await read(ALBUM, ada);
    server = down;

    await expect(see(SIGNED)).rejects.toThrow();
  });

  test('are found in another size and under another signature when there is no network', async () => {
    server = serve({ '/api/album/7': () => album(FOLDER) });
    await read(ALBUM, ada);
    await see(SIGNED);
    server = down;

    expect((await see(at(`${FOLDER}480.webp?e=2&v=1&s=y`))).status).toBe(200);
    await expect(see(at(`${OTHER}480.webp?e=2&v=1&s=y`))).rejects.toThrow();
  });

  test('that are there in any size are not fetched again for a builder; a dead address removes what it had', async () => {
    server = () => new Response('picture');
    await see(at(`${FOLDER}160.webp`));
    let asked = 0;
    server = () => {
      asked += 1;
      return new Response('picture', { status: 404 });
    };

    await cachePicture(at(`${FOLDER}480.webp`));
    expect(asked).toBe(0);
    await see(at(`${FOLDER}480.webp`));
    server = down;

    await expect(see(at(`${FOLDER}160.webp`))).rejects.toThrow();
  });
});

test('A cache holds so many, the newest', async () => {
  const cache = boundedCache(`palmares-test-${sessions}`, { maxEntries: 2, maxAgeSeconds: 60 });
  for (const path of ['/1', '/2', '/3']) {
    await cache.put(at(path), new Response(path));
    // Entries need different timestamps in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  expect(await cache.list()).toEqual([at('/2'), at('/3')]);
  await cache.drop();
});
