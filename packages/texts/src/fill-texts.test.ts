import { expect, test } from 'vitest';
import { fillTexts } from './fill-texts.ts';

test('fills the texts of the language', () => {
  expect(fillTexts('503.html', '<html lang="{{language}}"><h1>{{unavailableTitle}}</h1>', 'fr')).toBe(
    '<html lang="fr"><h1>Palmarès revient dans un instant</h1>',
  );
  expect(JSON.parse(fillTexts('site.webmanifest', '{"name":"{{profile}}"}', 'en'))).toEqual({
    name: 'My profile',
  });
});

test('refuses a name that the catalogue does not hold', () => {
  expect(() => fillTexts('500.html', '{{nothing}}', 'fr')).toThrow('500.html names an unknown text: nothing');
});
