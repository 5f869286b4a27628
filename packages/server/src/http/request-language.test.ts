import { expect, test } from 'vitest';
import { getRequestLanguage } from './request-language.ts';

test.each([
  ['/api/album', {}, 'fr'],
  ['/api/album', { 'accept-language': 'en' }, 'fr'],
  ['/api/album', { 'x-language': 'en' }, 'en'],
  ['/api/album', { 'x-language': 'xx' }, 'fr'],
  ['/api/album', { 'x-language': ['en', 'fr'] }, 'fr'],
  ['/en/allalbum', {}, 'en'],
  ['/en?album=7', {}, 'en'],
  ['/english', {}, 'fr'],
])('LG-8: %s with %j is answered in %s', (url, headers, language) => {
  expect(getRequestLanguage({ url, headers })).toBe(language);
});
