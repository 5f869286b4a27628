import { describe, expect, it } from 'vitest';
import { type DraftName, draftKey, parseDraftKey } from './draft-keys.ts';

const NAMES: DraftName[] = [
  { owner: 'visitor', kind: 'tierlist', subject: { album: 3 } },
  { owner: 12, kind: 'tierlist', subject: { content: 7 } },
  { owner: 12, kind: 'ranking', subject: { album: 7 } },
];

describe('draftKey', () => {
  it('keeps persons, kinds and subjects apart', () => {
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
  ])('does not take %j for a draft', (key) => {
    expect(parseDraftKey(key)).toBeNull();
  });
});
