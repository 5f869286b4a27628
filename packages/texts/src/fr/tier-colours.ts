import type { TIER_COLOURS } from '@palmares/core/tierlist/tier-colours';

/** Names of the palette colours. Screen readers announce them before the hexadecimal digits. */
const COLOUR_NAMES: Readonly<Record<(typeof TIER_COLOURS)[number], string>> = {
  ff7f7f: 'Rouge',
  ffbf7f: 'Orange',
  ffdf7f: 'Jaune orangé',
  ffff7f: 'Jaune',
  bfff7f: 'Vert anis',
  '7fff7f': 'Vert',
  '7fffff': 'Turquoise',
  '7fbfff': 'Bleu ciel',
  '7f7fff': 'Bleu',
  bf7fff: 'Violet',
  ff7fff: 'Rose',
  bf7f7f: 'Brun',
  cfcfcf: 'Gris clair',
  858585: 'Gris',
  '3b3b3b': 'Gris foncé',
};

/** Returns a label such as « Rouge (#ff7f7f) ». */
export function colourName(hex: (typeof TIER_COLOURS)[number]): string {
  return `${COLOUR_NAMES[hex]} (#${hex})`;
}
