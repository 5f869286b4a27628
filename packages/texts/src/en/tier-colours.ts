import type { TIER_COLOURS } from '@palmares/core/tierlist/tier-colours';
import type * as fr from '../fr/tier-colours.ts';

const COLOUR_NAMES: Readonly<Record<(typeof TIER_COLOURS)[number], string>> = {
  ff7f7f: 'Red',
  ffbf7f: 'Orange',
  ffdf7f: 'Amber',
  ffff7f: 'Yellow',
  bfff7f: 'Lime green',
  '7fff7f': 'Green',
  '7fffff': 'Turquoise',
  '7fbfff': 'Sky blue',
  '7f7fff': 'Blue',
  bf7fff: 'Purple',
  ff7fff: 'Pink',
  bf7f7f: 'Brown',
  cfcfcf: 'Light gray',
  858585: 'Gray',
  '3b3b3b': 'Dark gray',
};

export const colourName: typeof fr.colourName = (hex) => `${COLOUR_NAMES[hex]} (#${hex})`;
