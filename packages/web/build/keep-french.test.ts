import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type FrenchHome, keepFrench } from './keep-french.ts';

const HOME: FrenchHome = { from: '/en', to: '/', cookie: 'lang' };

type Visit = { path?: string; cookie?: string; stored?: Record<string, string>; protocol?: string };

/** Runs the function from its source text, as a page's head does, with only browser globals. */
function visit({ path = '/en', cookie = '', stored = {}, protocol = 'https:' }: Visit) {
  let left: string | null = null;
  const document = { cookie };
  const location = {
    pathname: path,
    search: '?a=1',
    hash: '',
    protocol,
    replace: (to: string) => {
      left = to;
    },
  };
  const leaves: unknown = runInNewContext(`(${String(keepFrench)})(${JSON.stringify(HOME)})`, {
    document,
    location,
    localStorage: stored,
  });
  return { leaves, left, cookie: document.cookie };
}

test.each([{ token: 'x' }, { 'palmares:draft:1:tierlist:album:7': '{}' }])(
  'LG-3: a browser that holds %j goes back to French, and keeps it',
  (stored) => {
    expect(visit({ stored })).toEqual({
      leaves: true,
      left: '/?a=1',
      cookie: 'lang=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    });
    expect(visit({ stored, protocol: 'http:' }).cookie).not.toContain('Secure');
  },
);

test.each<[string, Visit]>([
  ['one that was never here', {}],
  ['one that only chose a theme', { stored: { theme: 'light' } }],
  ['one that chose a language', { stored: { token: 'x' }, cookie: 'a=b; lang=en' }],
  ['one on another page', { stored: { token: 'x' }, path: '/en/album/7' }],
])('LG-3: %s stays', (_what, how) => {
  expect(visit(how)).toEqual({ leaves: false, left: null, cookie: how.cookie ?? '' });
});
