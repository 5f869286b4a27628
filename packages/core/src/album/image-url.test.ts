import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHttpUrl, parseImageUrl } from './image-url.ts';

describe('AX-80: isHttpUrl', () => {
  test.each([
    'http://example.org',
    'https://example.org/',
    'HTTPS://Example.org/Chemin?x=1&y=%20#fin',
    'https://fr.wikipedia.org/wiki/Été_(saison)',
    'https://exemple-accentué.fr',
    'http://localhost:8080/a',
    'http://192.168.1.2/a.png',
    'http://[::1]:80/',
    'https://example.org?x=1',
    `https://example.org/${'a'.repeat(2_028)}`,
  ])('accepts %j', (url) => {
    expect(isHttpUrl(url)).toBe(true);
  });

  test.each([
    '',
    'example.org',
    'www.example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'http://',
    'https:///a',
    'https://?x',
    'https://bank.example@evil.example/',
    'https://user:secret@example.org',
    'https://exam ple.org',
    'https://example.org/a b',
    'https://example.org/"onclick',
    'https://example.org\\@evil.example',
    'https://example.org/\u0000',
    'https://example.org/\u0007',
    'java\nscript:alert(1)//https://example.org',
    ` https://example.org`,
    `https://example.org/${'a'.repeat(2_048)}`,
  ])('refuses %j', (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });

  test('accepts the addresses that browsers write', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(isHttpUrl(url)).toBe(url.length <= 2_048);
      }),
    );
  });

  test('what it accepts, a real parser reads as http(s) without credentials', () => {
    const pieces = fc.constantFrom(
      'http',
      's',
      '://',
      '/',
      '\\',
      '@',
      ':',
      '.',
      'a',
      '1',
      '[',
      ']',
      '?',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = `https://${parts.join('')}`;
        if (!isHttpUrl(text) || !URL.canParse(text)) return;
        const url = new URL(text);
        expect(url.protocol).toBe('https:');
        expect(url.username).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  test('answers at once on a long text', () => {
    expect(isHttpUrl(`https://${'a.'.repeat(1_000)}!`)).toBe(false);
  });
});

describe('parseImageUrl', () => {
  test('trims an address', () => {
    expect(parseImageUrl('  https://example.org\n')).toBe('https://example.org');
  });

  test('gives null for an empty or a wrong field', () => {
    for (const text of ['', '   ', 'nope', null, undefined]) expect(parseImageUrl(text)).toBeNull();
  });
});
