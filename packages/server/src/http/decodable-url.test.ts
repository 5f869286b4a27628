import { expect, test } from 'vitest';
import { toDecodableUrl } from './decodable-url.ts';

test.each(['/', '/api/album/12?search=%C3%A9', '/a%20b', '/album?search=%'])('%s stays as it is', (url) => {
  expect(toDecodableUrl(url)).toBe(url);
});

test.each([
  ['/%', '/%25'],
  ['/api/%E0%A4%A?x=%20', '/api/%25E0%25A4%25A?x=%2520'],
  ['/%ff', '/%25ff'],
])('%s becomes an address that can be decoded', (url, decodable) => {
  expect(toDecodableUrl(url)).toBe(decodable);
  expect(() => decodeURIComponent(decodable)).not.toThrow();
});
