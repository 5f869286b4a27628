import { describe, expect, it } from 'vitest';
import {
  type DraftName,
  draftKey,
  getDraftOrigin,
  parseDraftKey,
  putAside,
  withoutAside,
} from './draft-keys.ts';

const NAMES: DraftName[] = [
  { owner: 'visitor', kind: 'tierlist', subject: { album: 3 } },
  { owner: 12, kind: 'tierlist', subject: { content: 7 } },
  { owner: 12, kind: 'ranking', subject: { album: 7 } },
  { owner: 12, kind: 'ranking', subject: { album: 7 }, aside: 'visitor-0f' },
  { owner: 12, kind: 'ranking', subject: { album: 7 }, aside: 'tab-0f' },
  { owner: 12, kind: 'ranking', subject: { album: 7 }, aside: 'begun-0f' },
];

describe('draftKey', () => {
  it('BU-24: keeps persons, kinds and subjects apart', () => {
    expect(new Set(NAMES.map(draftKey)).size).toBe(NAMES.length);
    expect(draftKey({ owner: 1, kind: 'tierlist', subject: { album: 2 } })).toBe(
      'palmares:draft:1:tierlist:album:2',
    );
  });

  it('is read back by parseDraftKey', () => {
    expect(NAMES.map((name) => parseDraftKey(draftKey(name)))).toEqual(NAMES);
  });
});

describe('parseDraftKey', () => {
  it.each([
    'token',
    'palmares:draft:',
    'palmares:draft:0:tierlist:album:2',
    'palmares:draft:1:poem:album:2',
    'palmares:draft:1:tierlist:album:x',
    'palmares:draft:1:tierlist:album:2:aside:',
    'palmares:draft:1:tierlist:album:2:aside:elsewhere-1',
  ])('does not take %j for a draft', (key) => {
    expect(parseDraftKey(key)).toBeNull();
  });
});

describe('a draft that stands aside', () => {
  const name: DraftName = { owner: 12, kind: 'ranking', subject: { album: 7 } };

  it('keeps its place and tells where it comes from', () => {
    const beside = putAside(name, 'visitor', '0f');
    expect(withoutAside(beside)).toEqual(name);
    expect([
      getDraftOrigin(name),
      getDraftOrigin(beside),
      getDraftOrigin(putAside(name, 'tab', '1')),
    ]).toEqual([null, 'visitor', 'tab']);
    expect(getDraftOrigin(putAside(name, 'begun', '1'))).toBe('begun');
  });
});
