import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagePath, verifySignature } from './signed-path.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const SECRET = 'a secret of the server';
/** A moment in the middle of a window of ten minutes, in milliseconds. */
const NOW = Date.UTC(2026, 10, 20, 12, 5);
const MINUTE = 60_000;

const getParts = (path: string) => {
  const url = new URL(path, 'http://palmares.test');
  return {
    pathname: url.pathname,
    e: Number(url.searchParams.get('e')),
    v: Number(url.searchParams.get('v')),
    s: url.searchParams.get('s') ?? '',
  };
};

const sign = (options: { key?: string; epoch?: number; now?: number; secret?: string } = {}) => {
  const { key = KEY, epoch = 3, now = NOW, secret = SECRET } = options;
  return getParts(imagePath({ key, signed: { epoch, now, secret } }));
};

const key = fc.stringMatching(/^[0-9a-f]{32}$/);
const epoch = fc.nat({ max: 1_000_000 });
const now = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) });

describe('the address of a public image', () => {
  it('is bare and always the same', () => {
    expect(imagePath({ key: KEY, signed: null })).toBe(`/media/${KEY}/full.webp`);
  });
});

describe('a signed address', () => {
  it('carries the expiry in unix seconds, the epoch and 128 bits of signature', () => {
    const path = imagePath({ key: KEY, signed: { epoch: 3, now: NOW, secret: SECRET } });

    expect(path).toMatch(new RegExp(`^/media/${KEY}/full\\.webp\\?e=\\d{10}&v=3&s=[A-Za-z0-9_-]{22}$`));
    expect(getParts(path).e).toBe(Date.UTC(2026, 10, 20, 12, 20) / 1000);
  });

  it('is the same for everybody within ten minutes, then another', () => {
    const start = Date.UTC(2026, 10, 20, 12, 0);

    expect(sign({ now: start + 10 * MINUTE - 1 })).toEqual(sign({ now: start }));
    expect(sign({ now: start + 10 * MINUTE })).not.toEqual(sign({ now: start }));
  });

  it('is taken until it expires, which is ten to twenty minutes later', () => {
    fc.assert(
      fc.property(key, epoch, now, (someKey, someEpoch, at) => {
        const { e, s } = sign({ key: someKey, epoch: someEpoch, now: at });
        const verify = (later: number) =>
          verifySignature({ key: someKey, epoch: someEpoch, e, s, now: later, secret: SECRET });

        expect(e * 1000 - at).toBeGreaterThan(10 * MINUTE);
        expect(e * 1000 - at).toBeLessThanOrEqual(20 * MINUTE);
        expect(verify(at)).toBe(true);
        expect(verify(e * 1000 - 1)).toBe(true);
        expect(verify(e * 1000)).toBe(false);
      }),
    );
  });

  it('dies at once when the epoch of the album rises', () => {
    const { e, s } = sign({ epoch: 3 });

    expect(verifySignature({ key: KEY, epoch: 4, e, s, now: NOW, secret: SECRET })).toBe(false);
  });

  it('serves only its own key, expiry and secret', () => {
    fc.assert(
      fc.property(
        key,
        key,
        epoch,
        fc.integer({ min: 1, max: 1_000_000 }),
        (one, other, someEpoch, longer) => {
          fc.pre(one !== other);
          const { e, s } = sign({ key: one, epoch: someEpoch });
          const values = { key: one, epoch: someEpoch, e, s, now: NOW, secret: SECRET };

          expect(verifySignature(values)).toBe(true);
          expect(verifySignature({ ...values, key: other })).toBe(false);
          expect(verifySignature({ ...values, epoch: someEpoch + longer })).toBe(false);
          expect(verifySignature({ ...values, e: e + longer })).toBe(false);
          expect(verifySignature({ ...values, secret: `${SECRET}${longer}` })).toBe(false);
        },
      ),
    );
  });

  it('is refused with any other signature', () => {
    const { e, s } = sign();
    const verify = (given: string) =>
      verifySignature({ key: KEY, epoch: 3, e, s: given, now: NOW, secret: SECRET });

    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)), (given) => {
        fc.pre(given !== s);
        expect(verify(given)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: s.length - 1 }), fc.constantFrom(...'ABCabc019_-'), (index, letter) => {
        fc.pre(s[index] !== letter);
        expect(verify(s.slice(0, index) + letter + s.slice(index + 1))).toBe(false);
      }),
    );
    for (const given of ['', `${s}=`, `${s}==`, s.slice(0, -1), s.toUpperCase(), ` ${s}`]) {
      expect(verify(given)).toBe(false);
    }
  });

  it('is refused with numbers that are none', () => {
    const { s } = sign();
    for (const e of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e300]) {
      expect(verifySignature({ key: KEY, epoch: 3, e, s, now: NOW, secret: SECRET })).toBe(false);
    }
  });

  it('keeps key and epoch apart, so that digits cannot move from one to the other', () => {
    const { e, s } = sign({ key: '1', epoch: 23 });

    expect(verifySignature({ key: '12', epoch: 3, e, s, now: NOW, secret: SECRET })).toBe(false);
  });
});
