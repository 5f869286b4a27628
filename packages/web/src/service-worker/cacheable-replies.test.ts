import { type Endpoint, endpointPath } from '@palmares/core/contract/endpoint';
import { ENDPOINTS, type EndpointName } from '@palmares/core/contract/endpoints';
import { describe, expect, test } from 'vitest';
import {
  ageSession,
  chooseCacheAction,
  findPictureFolders,
  isCacheable,
  isOpenedPath,
  isWithheld,
} from './cacheable-replies.ts';

const at = (path: string) => new URL(path, 'https://palmares.example');
const readings = Object.entries<Endpoint>(ENDPOINTS).filter(([, { method }]) => method === 'GET');
const getAddress = (endpoint: Endpoint) => at(endpointPath(endpoint, 7));

describe('Which replies are kept', () => {
  test('are these, and no others: a new reading is kept only when it is named', () => {
    const kept = readings.filter(([, endpoint]) => isCacheable(getAddress(endpoint))).map(([name]) => name);

    expect(kept.toSorted()).toEqual(
      [
        'getAlbum',
        'getAuthor',
        'getRanking',
        'getTierlist',
        'getTournament',
        'home',
        'listAlbums',
        'listCategories',
        'listRankings',
        'listTierlists',
        'listTournaments',
        'session',
      ].toSorted(),
    );
  });

  test.each<EndpointName>([
    'csrfToken',
    'me',
    'exportMe',
    'previewDeletion',
    'listUsers',
    'listFlaggedImages',
    'listQueue',
    'getCase',
    'listDecisions',
    'listAuditEvents',
  ])('%s, which holds a token, is one’s own or the staff’s, is not', (name) =>
    expect(isCacheable(getAddress(ENDPOINTS[name]))).toBe(false),
  );

  test.each(['mine', 'all', 'public'])('a list that asks for a scope (%s) is not', (scope) => {
    expect(isCacheable(at(`/api/album?sort=newest&scope=${scope}`))).toBe(false);
    expect(isCacheable(at('/api/album?sort=newest'))).toBe(true);
  });

  test.each([
    '/api/album/7/deletion',
    '/api/album/x',
    '/album/7',
    '/api/tierlist/7/line',
    '/other/api/album/7',
  ])('%s is not what was opened', (path) => {
    expect(isOpenedPath(path)).toBe(false);
    expect(isCacheable(at(path))).toBe(false);
  });

  test.each([
    [{ data: { id: 1, status: 'quarantined' } }, true],
    [{ data: { id: 1, frozen: true } }, true],
    [{ data: { id: 1, frozen: false, hidden: true } }, true],
    [{ data: { id: 1, status: 'private', frozen: false } }, false],
    [{ data: [] }, false],
    [{ data: null }, false],
  ])('what is in quarantine is not: %j', (reply, isIt) =>
    expect(isWithheld(JSON.stringify(reply))).toBe(isIt),
  );
});

test.each([
  [200, 'keep'],
  [401, 'remove'],
  [403, 'remove'],
  [404, 'remove'],
  [410, 'remove'],
  [400, 'leave'],
  [429, 'leave'],
  [500, 'leave'],
  [503, 'leave'],
])('A reply of %i: %s the copy', (status, fate) => expect(chooseCacheAction(status)).toBe(fate));

test('The pictures that a reply names are found by their folders, signed or not', () => {
  const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
  const text = JSON.stringify({
    data: {
      images: [{ path_image: `/media/${a}/full.webp` }, { path_image: `/media/${b}/full.webp?e=1&v=2&s=x` }],
    },
    cover: `/media/${a}/full.webp`,
    other: '/media/short/full.webp',
  });

  expect([...findPictureFolders(text)]).toEqual([`/media/${a}/`, `/media/${b}/`]);
});

describe('A kept session', () => {
  const said = JSON.stringify({
    status: 'success',
    data: { user: { id: 3 }, now: '2026-11-23T10:00:00.000Z', expiresAt: '2026-11-23T12:00:00.000Z' },
  });

  test('tells the server’s clock as it goes on', () => {
    expect(JSON.parse(ageSession(said, 60_000) ?? '')).toEqual({
      status: 'success',
      data: { user: { id: 3 }, now: '2026-11-23T10:01:00.000Z', expiresAt: '2026-11-23T12:00:00.000Z' },
    });
  });

  test('is over when the session is, and never earlier because a clock was set back', () => {
    expect(ageSession(said, 2 * 3_600_000 - 1)).not.toBeNull();
    expect(ageSession(said, 2 * 3_600_000)).toBeNull();
    expect(JSON.parse(ageSession(said, -5_000) ?? '').data.now).toBe('2026-11-23T10:00:00.000Z');
  });

  test('of which nothing can be read is none', () => {
    expect(ageSession(JSON.stringify({ data: { now: 'x', expiresAt: 'y' } }), 0)).toBeNull();
  });
});
