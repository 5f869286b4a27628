import { expect, test } from 'vitest';
import { describeThing } from './describe-thing.ts';
import type { ToldThing } from './told-thing.ts';

const thing: ToldThing = {
  kind: 'tierlist',
  id: 1,
  name: 'Couleurs',
  description: null,
  author: 'Lina M.',
  nametag: 'lina',
  album: null,
  groups: [],
  leaders: [],
  champion: null,
  beaten: [],
};

test('a name that ends with a full stop ends the sentence', () => {
  expect(describeThing(thing)).toBe('Tier list de Lina M.');
  expect(describeThing({ ...thing, author: 'Lina' })).toBe('Tier list de Lina.');
});
