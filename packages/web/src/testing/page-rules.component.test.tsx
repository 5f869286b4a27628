import { expect, onTestFinished, test } from 'vitest';
import { findBreakableSpaces, findDuplicateSpeech } from './page-rules.ts';

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
])('LB-4: a line may break in %s', (html, faults) => {
  expect(faultsIn(html)).toEqual(faults);
});

test.each([
  '<p>Quoi\u202F? «\u00A0Renard\u00A0»\u00A0: 100\u00A0%</p>',
  '<p lang="">Qui gagne ?</p>',
  '<p lang="en">What? “Fox”: yes!</p>',
  '<p><bdi>Qui gagne ?</bdi></p><textarea>Quoi ?</textarea><input value="Quoi ?"><code>a : b</code>',
  '<p>Inscription réussie! Connexion en cours...</p>',
])('no line breaks in %s', (html) => {
  expect(faultsIn(html)).toEqual([]);
});

/** The element is attached to the page, because elements that are not rendered are skipped. */
function saidTwiceIn(html: string): number {
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = html;
  onTestFinished(() => root.remove());
  return findDuplicateSpeech(root).length;
}

test.each([
  '<button title="Fermer">Fermer</button>',
  '<button title="Fermer" aria-label="Fermer">×</button>',
  '<a href="/" title="Renard">Renard, rang 1</a>',
  '<section><h2>Albums</h2><ul aria-label="Albums"><li>Zèbres</li></ul></section>',
  '<button><img alt="Renard">Renard</button>',
  '<figure><img alt="Renard"><figcaption>Renard</figcaption></figure>',
])('something is said twice in %s', (html) => {
  expect(saidTwiceIn(html)).toBe(1);
});

test.each([
  '<button title="Fermer" aria-description="">Fermer</button>',
  '<button title="Fermer la liste">Fermer</button>',
  '<section><h2>Albums</h2><ul aria-label="Les plus vus"><li>Zèbres</li></ul></section>',
  '<button><img alt="">Renard</button>',
  '<button hidden title="Fermer">Fermer</button>',
  '<p aria-hidden="true"><button title="Fermer">Fermer</button></p>',
])('nothing is said twice in %s', (html) => {
  expect(saidTwiceIn(html)).toBe(0);
});
