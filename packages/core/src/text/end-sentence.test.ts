import { expect, test } from 'vitest';
import { endSentence } from './end-sentence.ts';

test.each([
  ['Choix : Lina', 'Choix : Lina.'],
  ['Choix : Lina M.', 'Choix : Lina M.'],
  ['Choix : Qui gagne ?', 'Choix : Qui gagne ?'],
  ['Choix : Encore…', 'Choix : Encore…'],
  ['', '.'],
])('LB-5: %j ends once', (text, sentence) => {
  expect(endSentence(text)).toBe(sentence);
});
