// npm run test:long -- pseudo [folder]: opens the pages in a pseudo-locale (accents, brackets, 40 % longer texts) at 360 and 1440 px. Fails
// on texts outside the catalogue, on clipped texts and on pages that scroll sideways. Pictures are kept in the folder, to be looked at.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@palmares/server/testing/server-process';
import { LANGUAGE_NAMES, LANGUAGES } from '@palmares/texts/language';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../e2e/chromium.ts';
import { findProjectNode, projectEnvironment, root } from '../../../../scripts/repository.mjs';
import { type LongRun, print } from '../long-test.ts';
import { findTextFaults } from '../site/find-text-faults.mjs';
import { type Site, withSite } from '../site/site.ts';

const ADMIN = { nametag: 'pseudo.admin', email: 'pseudo@example.org', password: 'une phrase de passe' };
const WIDTHS = [360, 1_440];
/** Dialogs and menus opened on a page. */
const OPENED_MOST = 8;
const SETTLED_MS = 15_000;
/** Names that are the same in every language. */
const NAMES = [...Object.values(LANGUAGE_NAMES), ...LANGUAGES.map((language) => language.toUpperCase())];

export function play({ folder, words: [pictures = folder] }: LongRun): Promise<readonly string[]> {
  const admin = { ADMIN_NAMETAG: ADMIN.nametag, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  return withSite({ DATA_DIR: join(folder, 'data'), DEMO: 'on', ...admin }, async (site) => {
    const port = await findFreePort();
    const vite = spawn(
      String(findProjectNode()),
      [join(root, 'node_modules/vite/bin/vite.js'), '--mode', 'accented'],
      {
        cwd: join(root, 'packages/web'),
        env: { ...projectEnvironment(), PORT: new URL(site.url).port, WEB_PORT: String(port) },
        stdio: 'ignore',
      },
    );
    const browser = await chromium.launch(chromiumLaunch());
    try {
      return await lookAtAll(browser, `http://localhost:${port}`, await readWorld(site), pictures);
    } finally {
      await browser.close();
      vite.kill();
    }
  });
}

/** The pages of an admin. */
const OWN_PAGES = [
  '/profile',
  '/add-album',
  '/admin',
  '/admin?tab=users',
  '/admin?tab=categories',
  '/moderation',
];

type Seen = { readonly path: string; readonly isSignedIn: boolean };

type Named = { id: number; name: string; author: { username: string; nametag: string }; images?: Named[] };
type World = { readonly pages: readonly Seen[]; readonly names: readonly string[] };

/** The pages of a visitor, and those of an admin; and the names on them, which the demo has typed. */
async function readWorld(site: Site): Promise<World> {
  const read = async <T>(path: string) => {
    const reply = await fetch(`${site.url}/api${path}`);
    return ((await reply.json()) as { data: T }).data;
  };
  const wait = async (path: string): Promise<[Named, ...Named[]]> => {
    for (;;) {
      const [first, ...others] = await read<Named[]>(path);
      if (first !== undefined) return [first, ...others];
      await sleep(1_000);
    }
  };
  const lists = await Promise.all(['/tierlist', '/tournament', '/ranking'].map(wait));
  let albums = await wait('/album?limit=50');
  // The demo adds albums for a while.
  for (let before = 0; before < albums.length; ) {
    before = albums.length;
    await sleep(SETTLED_MS);
    albums = await wait('/album?limit=50');
  }
  const whole = await Promise.all(albums.map(({ id }) => read<Named>(`/album/${id}`)));
  const named = [...lists.flat(), ...whole, ...whole.flatMap(({ images = [] }) => images)];
  const [tierlist, tournament, ranking] = lists.map(([first]) => first.id);
  const [album] = albums;
  // Some categories have one name in both languages.
  const categories = (await read<{ name: string }[]>('/category')).map(({ name }) => name);
  const open = [
    '/',
    '/allalbum',
    '/tierlists',
    '/search',
    '/salon',
    `/album/${album.id}`,
    `/@${album.author.nametag}`,
    `/tierlists/${tierlist}`,
    `/tournois/${tournament}`,
    `/classements/${ranking}`,
    ...['tierlists', 'tournois', 'classements'].map((list) => `/${list}/create/editor?album=${album.id}`),
    `/setup?album=${album.id}&type=tierlist`,
    '/login',
    '/register',
    '/forgot-password',
    '/terms',
    '/privacy',
    '/mentions-legales',
    '/nowhere',
  ];
  return {
    pages: [
      ...open.map((path) => ({ path, isSignedIn: false })),
      ...OWN_PAGES.map((path) => ({ path, isSignedIn: true })),
    ],
    names: [
      ...named.flatMap(({ name, author }) => [name, author?.username ?? name]),
      ...categories,
      ...NAMES,
    ],
  };
}

async function lookAtAll(
  browser: Browser,
  url: string,
  { pages, names }: World,
  pictures: string,
): Promise<readonly string[]> {
  const token = await signIn(url);
  const faults: string[] = [];
  for (const width of WIDTHS)
    for (const isSignedIn of [false, true]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-FR' });
      await context.addInitScript(
        (stored) => {
          if (stored !== null) localStorage.setItem('token', stored);
          for (const kind of ['tierlist', 'tournament', 'ranking'])
            localStorage.setItem(`${kind}InfoModalShown`, 'true');
        },
        isSignedIn ? token : null,
      );
      const page = await context.newPage();
      for (const { path } of pages.filter((each) => each.isSignedIn === isSignedIn)) {
        const found = await lookAt(page, url + path, join(pictures, `${toName(path)}-${width}.png`), names);
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
        print(`  ${path} at ${width} px: ${found.length} faults`);
      }
      await context.close();
    }
  return faults;
}

const toName = (path: string) => path.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'home';

async function signIn(url: string): Promise<string> {
  for (;;) {
    const csrf = await fetch(`${url}/api/csrf-token`).catch(() => null);
    if (csrf?.ok !== true) {
      await sleep(500);
      continue;
    }
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const reply = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
        cookie: csrf.headers
          .getSetCookie()
          .map((each) => each.split(';', 1)[0])
          .join('; '),
      },
      body: JSON.stringify({ identifier: ADMIN.nametag, password: ADMIN.password }),
    });
    const { token } = (await reply.json()) as { token?: string };
    if (token === undefined) throw new Error(`the admin cannot sign in: ${reply.status}`);
    return token;
  }
}

async function lookAt(
  page: Page,
  address: string,
  picture: string,
  names: readonly string[],
): Promise<readonly string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: picture, fullPage: true });
  const faults = new Set(await page.evaluate(findTextFaults, [...names]));
  // Dialogs and menus, by the buttons that open them.
  const openers = page.locator('button[aria-haspopup]:visible');
  const count = Math.min(await openers.count(), OPENED_MOST);
  for (let index = 0; index < count; index += 1) {
    await openers
      .nth(index)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await sleep(300);
    await page.screenshot({ path: picture.replace('.png', `-open-${index}.png`) });
    for (const fault of await page.evaluate(findTextFaults, [...names])) faults.add(fault);
    await page.keyboard.press('Escape');
    if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' });
  }
  return [...faults];
}
