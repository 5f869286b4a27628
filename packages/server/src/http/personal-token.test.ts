import { createHash, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashPersonalToken, isWellFormed, TOKEN_BYTES, writePersonalToken } from './personal-token.ts';

const bytes = fc.uint8Array({ minLength: TOKEN_BYTES, maxLength: TOKEN_BYTES });

describe('a personal token', () => {
  test('is what scanners look for, whatever its bytes', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const token = writePersonalToken(Buffer.from(random));
        expect(token).toMatch(/^palm_[0-9A-Za-z]{39}$/);
        expect(isWellFormed(token)).toBe(true);
      }),
    );
  });

  test('is written as docs/API.md says', () => {
    // CRC-32 of « palm_ » and 33 zeros, in base 62, computed by another program.
    expect(writePersonalToken(Buffer.alloc(TOKEN_BYTES))).toBe(`palm_${'0'.repeat(33)}0YhffO`);
  });

  test('with one sign changed, left out or added is none', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.constantFrom('0', 'a', 'Z', '-', ''), (random, at, sign) => {
        const token = writePersonalToken(Buffer.from(random));
        const place = at % token.length;
        const changed = token.slice(0, place) + sign + token.slice(place + 1);
        fc.pre(changed !== token);
        expect(isWellFormed(changed)).toBe(false);
        expect(isWellFormed(token + sign) && sign !== '').toBe(false);
      }),
    );
  });

  test('is stored as its SHA-256', () => {
    const token = writePersonalToken(randomBytes(TOKEN_BYTES));
    expect(hashPersonalToken(token)).toEqual(createHash('sha256').update(token).digest());
  });
});
