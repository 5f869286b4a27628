import { expect, test } from 'vitest';
import type { PublicResource } from '../../content/public-resource/public-resource.ts';
import { describeResource } from './meta-description.ts';

const thing: PublicResource = {
  kind: 'tierlist',
  id: 1,
  name: 'Couleurs',
  description: null,
  author: 'Lina M.',
  nametag: 'lina',
  album: null,
  groups: [],
  leaders: [],
  tiers: [],
  champion: null,
  beaten: [],
};

test('LB-5: a name that ends with a full stop ends the sentence', () => {
  expect(describeResource(thing, 'fr')).toBe('Tier list de Lina M.');
  expect(describeResource({ ...thing, author: 'Lina' }, 'fr')).toBe('Tier list de Lina.');
});
