import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RevokedAlbums } from './revoked-albums.ts';

const ALBUMS = [1, 2, 3, 4, 5];

test('what was read before a revocation of its album is void, what was read after it or about another album is not', () => {
  const revoked = new RevokedAlbums();
  const before = revoked.term;
  revoked.revoke(1);
  const after = revoked.term;

  expect([revoked.isCurrent(1, before), revoked.isCurrent(2, before)]).toEqual([false, true]);
  expect(revoked.isCurrent(1, after)).toBe(true);

  revoked.revokeAll();

  expect([revoked.isCurrent(1, after), revoked.isCurrent(2, after)]).toEqual([false, false]);
});

test('however few albums it tells apart, it keeps nothing that was revoked, and what was read last', () => {
  const album = fc.constantFrom(...ALBUMS);
  const event = fc.oneof(
    album.map((id) => ({ id, revokes: true })),
    album.map((id) => ({ id, revokes: false })),
    fc.constant({ id: null, revokes: true }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (events, albumsMax) => {
      const revoked = new RevokedAlbums(albumsMax);
      /** What was read and not revoked since. */
      const current = new Map<number, number>();
      const read: { id: number; term: number }[] = [];
      for (const { id, revokes } of events) {
        if (id === null) {
          revoked.revokeAll();
          current.clear();
        } else if (revokes) {
          revoked.revoke(id);
          current.delete(id);
        } else {
          current.set(id, revoked.term);
          read.push({ id, term: revoked.term });
          expect(revoked.isCurrent(id, revoked.term)).toBe(true);
        }
        for (const { id: one, term } of read)
          if (revoked.isCurrent(one, term)) expect(current.get(one)).toBeDefined();
        // With room for all albums, nothing else is forgotten.
        if (albumsMax >= ALBUMS.length)
          for (const [one, term] of current) expect(revoked.isCurrent(one, term)).toBe(true);
      }
    }),
  );
});
