import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { EarlyReply } from '../src/api/early-reply.ts';
import { type EarlyTables, startEarly } from './early-script.ts';
import { getFirstCalls } from './page-entries.ts';
import { startCalls } from './start-calls.ts';

const { calls, editors, session } = getFirstCalls('fr');
const tables: EarlyTables = { calls, editors, session, textFont: '/text.woff2' };

type Visit = {
  token?: string | null;
  getItem?: (key: string) => string | null;
  rendered?: string;
  page?: string;
  /** True for a server-rendered editor. */
  isEditor?: boolean;
  worker?: object | null;
};

/** Runs the script from its source text, as a page's head does, with only browser globals. */
function visit(
  address: string,
  { token = null, getItem = () => token, worker = null, isEditor = false, ...marks }: Visit = {},
) {
  const [pathname = '', search] = address.split(/(?=\?)/);
  const links: Record<string, string>[] = [];
  const fonts: string[] = [];
  const held: string[] = [];
  let show = () => {};
  const dataset: Record<string, string> = {};
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const order: string[] = [];
  const browser: Record<string, unknown> & {
    earlyReplies?: Map<string, EarlyReply>;
    renderedReading?: string;
  } = {
    location: { pathname, search: search ?? '' },
    localStorage: { getItem },
    navigator: { serviceWorker: { controller: worker } },
    AbortController,
    document: {
      createElement: () => ({}),
      head: {
        append: (link: Record<string, string>) => {
          const named = link['href'] ?? link['src'] ?? '';
          if (link['as'] === 'font') fonts.push(named);
          else {
            links.push(link);
            order.push(named);
          }
        },
      },
      documentElement: { dataset },
      querySelector: (selector: string) => {
        const content = marks[/name="(page|rendered)"/.exec(selector)?.[1] as keyof typeof marks];
        return content === undefined ? null : { content };
      },
    },
    parts: {
      deferUntilFirstPaint: () => held.push('pictures'),
      holdEarlyClicks: () => held.push('presses'),
      markEditor: () => isEditor,
      onFirstPaint: (start: () => void) => {
        show = start;
      },
    },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, headers: { ...headers } });
      order.push(url);
      return Promise.reject(new TypeError('no network'));
    },
  };
  const parts = `{ ...parts, startCalls: ${String(startCalls)} }`;
  runInNewContext(`(${String(startEarly)})(${JSON.stringify(tables)}, ${parts})`, browser);
  const { earlyReplies: replies, renderedReading } = browser;
  return { links, fonts, asked, held, dataset, order, replies, renderedReading, show: () => show() };
}

describe('The script of the page’s head', () => {
  it('asks for the code and the styles that the server has named', () => {
    expect(visit('/tierlists/12', { page: '/viewer.js /viewer.css' }).links).toEqual([
      { crossOrigin: '', rel: 'modulepreload', href: '/viewer.js' },
      { crossOrigin: '', rel: 'preload', as: 'style', href: '/viewer.css' },
    ]);
    expect(visit('/tierlists/12', { page: '' }).links).toEqual([]);
    expect(visit('/tierlists/12').links).toEqual([]);
  });

  it('makes the call before it asks for twenty files, behind which it would wait', () => {
    expect(visit('/tierlists/12', { page: '/viewer.js /viewer.css' }).order).toEqual([
      '/api/tierlist/12',
      '/viewer.js',
      '/viewer.css',
    ]);
  });

  it.each([
    ['/', '/api/home'],
    ['/?album=3', '/api/home'],
    ['/allalbum', '/api/album?sort=newest&limit=21'],
    ['/tierlists?album=7', '/api/tierlist?sort=newest&limit=21'],
    ['/tierlists/12', '/api/tierlist/12'],
    ['/tournois/12', '/api/tournament/12'],
    ['/classements/12?x=1', '/api/ranking/12'],
    ['/tierlists/create/editor?album=5&name=Essai', '/api/album/5'],
    ['/classements/create/editor?name=Essai&album=5', '/api/album/5'],
  ])('begins the first call of %s', (address, url) => {
    const { asked } = visit(address);
    expect(asked).toEqual([{ url, headers: { accept: 'application/json' } }]);
  });

  it.each([
    '/allalbum?search=chat',
    '/tierlists/0',
    '/tierlists/edit/12',
    '/login',
    '/tournois/create/editor',
  ])('begins none for %s', (address) => expect(visit(address).asked).toEqual([]));

  it('calls as who is signed in, and asks who that is', () => {
    const headers = { accept: 'application/json', authorization: 'Bearer abc' };
    const { asked, replies } = visit('/', { token: 'abc' });
    expect(asked).toEqual([
      { url: '/api/session', headers },
      { url: '/api/home', headers },
    ]);
    expect(replies?.get('/api/home')?.authorization).toBe('Bearer abc');
  });

  it('calls nothing for a visitor whose page came with its content, and keeps what is pressed', () => {
    const page = visit('/', { rendered: '/entry.js' });
    expect(page).toMatchObject({
      asked: [],
      held: ['pictures', 'presses'],
      dataset: {},
      renderedReading: '/api/home',
    });
  });

  it('LB-47: has the app of a page that came with its content wait until that is shown', () => {
    const page = visit('/tierlists/12', { rendered: '/entry.js /vendor.js /viewer.js' });
    expect(page.links).toEqual([]);

    page.show();

    expect(page.order).toEqual(['/entry.js', '/vendor.js', '/viewer.js', '/entry.js']);
    expect(page.links.at(-1)).toEqual({ type: 'module', crossOrigin: '', src: '/entry.js' });
  });

  it('holds nothing of an empty page, whose text has its font at once', () => {
    expect(visit('/tierlists/12', { page: '/viewer.js' })).toMatchObject({
      held: [],
      fonts: ['/text.woff2'],
    });
  });

  it('asks early for the font of texts only on a later visit, when the worker holds it', () => {
    expect(visit('/', { rendered: '/entry.js' }).fonts).toEqual([]);
    expect(visit('/', { rendered: '/entry.js', worker: {} })).toMatchObject({
      held: ['pictures', 'presses'],
      fonts: ['/text.woff2'],
    });
  });

  it('marks the root of who is signed in, whose own content it asks for all the same', () => {
    const page = visit('/', { token: 'abc', rendered: '/entry.js' });
    expect(page.asked.map(({ url }) => url)).toEqual(['/api/session', '/api/home']);
    expect(page.dataset).toEqual({ session: 'stored' });
    expect(page.renderedReading).toBeUndefined();
  });

  it('calls nothing for an editor that came with its album, whoever opens it; only who it is', () => {
    const address = '/tierlists/create/editor?album=5';
    const visitor = visit(address, { rendered: '/entry.js', isEditor: true });
    expect(visitor).toMatchObject({ asked: [], renderedReading: '/api/album/5' });

    const member = visit(address, { token: 'abc', rendered: '/entry.js', isEditor: true });
    expect(member.asked.map(({ url }) => url)).toEqual(['/api/session']);
    expect(member.renderedReading).toBeUndefined();
    expect(visit(address, { page: '/editor.js' }).asked.map(({ url }) => url)).toEqual(['/api/album/5']);
  });

  it('calls as a visitor where the browser refuses its storage', () => {
    const getItem = () => {
      throw new Error('refused');
    };
    expect(visit('/', { getItem }).asked).toEqual([
      { url: '/api/home', headers: { accept: 'application/json' } },
    ]);
  });
});
