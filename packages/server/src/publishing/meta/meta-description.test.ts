import { expect, test } from 'vitest';
import type { ToldThing } from '../../content/public-resource/public-resource.ts';
import { describeThing } from './meta-description.ts';

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
