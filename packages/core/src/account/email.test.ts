import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, hasAtSign, isMailable } from './email.ts';

describe('emailKey', () => {
  test('ignores case and white space around', () => {
    expect(emailKey(' Alice@Example.ORG\n')).toBe('alice@example.org');
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});

describe('hasAtSign', () => {
  test('is all that a form asks', () => {
    expect(hasAtSign('a@b')).toBe(true);
    expect(hasAtSign('ab')).toBe(false);
    expect(hasAtSign('  ')).toBe(false);
    expect(hasAtSign('')).toBe(false);
  });
});

describe('isMailable', () => {
  test.each([
    'alice@example.org',
    'Alice.Martin+tri@mail.example.co.uk',
    "o'neil@example.org",
    'élodie@exemple.fr',
    'a@été.fr',
    'a@xn--t-bgab.fr',
    'a@b-c.museum',
    `${'a'.repeat(64)}@example.org`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`,
  ])('accepts %j', (email) => {
    expect(isMailable(email)).toBe(true);
  });

  test.each([
    '',
    'alice',
    '@example.org',
    'alice@',
    'alice@localhost',
    'alice@example..org',
    'alice@-example.org',
    'alice@example.org.',
    'alice@127.0.0.1',
    '.alice@example.org',
    'alice.@example.org',
    'al..ice@example.org',
    'al ice@example.org',
    'a@b@example.org',
    'alice@example.org, bob@example.org',
    '"Alice" <alice@example.org>',
    'alice@example.org\nBcc: bob@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.org`,
  ])('refuses %j', (email) => {
    expect(isMailable(email)).toBe(false);
  });

  test('answers at once on any text, however long', () => {
    expect(isMailable(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isMailable(`a@${'a-'.repeat(50_000)}`)).toBe(false);
  });

  test('agrees with itself on the address and on its key', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isMailable(email)).toBe(isMailable(emailKey(email)));
      }),
    );
  });
});
