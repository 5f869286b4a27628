import { expect, test } from 'vitest';
import { findBreakableSpaces } from './page-rules.ts';

function faultsIn(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return findBreakableSpaces(root);
}

test.each([
  ['<p>Quoi ?</p>', ['Quoi ?']],
  ['<p>« Renard\u00A0»</p>', ['« Renard']],
  ['<p><b>Duels</b> : 3</p>', ['Duels :']],
  ['<p><b>Duels</b> <i>:</i></p>', ['Duels :']],
  ['<p>100 % classées</p>', ['100 %']],
  ['<p><bdi>Renard</bdi> !</p>', ['… !']],
  ['<button aria-label="Annuler : Renard" title="Sûr ?"></button>', ['Annuler :', 'Sûr ?']],
  ['<input placeholder="Quoi ?"><img alt="Oh !">', ['Quoi ?', 'Oh !']],
])('a line may break in %s', (html, faults) => {
  expect(faultsIn(html)).toEqual(faults);
});

test.each([
  '<p>Quoi\u202F? «\u00A0Renard\u00A0»\u00A0: 100\u00A0%</p>',
  '<p lang="en">What? “Fox”: yes!</p>',
  '<p><bdi>Qui gagne ?</bdi></p><textarea>Quoi ?</textarea><input value="Quoi ?"><code>a : b</code>',
  '<p>Inscription réussie! Connexion en cours...</p>',
])('no line breaks in %s', (html) => {
  expect(faultsIn(html)).toEqual([]);
});
