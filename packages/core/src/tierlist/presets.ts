// Presets of tiers. Their labels are French defaults that the author may rename.
// Invariant: each preset is a valid set of tiers.
// reduce.ts (`applyPreset`) decides what happens to the images.
import { DEFAULT_TIERS } from './board.ts';

export type PresetId = 's-to-d' | 's-to-f' | 'one-to-five' | 'love';

export type Preset = {
  readonly id: PresetId;
  readonly name: string;
  readonly tiers: readonly { readonly label: string; readonly color: string }[];
};

export const PRESETS: readonly Preset[] = [
  { id: 's-to-d', name: 'S à D', tiers: DEFAULT_TIERS },
  {
    id: 's-to-f',
    name: 'S à F',
    tiers: [...DEFAULT_TIERS, { label: 'E', color: 'bf7fff' }, { label: 'F', color: 'cfcfcf' }],
  },
  {
    id: 'one-to-five',
    name: '5 à 1',
    tiers: [
      { label: '5', color: '7fff7f' },
      { label: '4', color: 'bfff7f' },
      { label: '3', color: 'ffff7f' },
      { label: '2', color: 'ffbf7f' },
      { label: '1', color: 'ff7f7f' },
    ],
  },
  {
    id: 'love',
    name: 'J’adore',
    tiers: [
      { label: 'J’adore', color: 'ff7f7f' },
      { label: 'J’aime bien', color: 'ffbf7f' },
      { label: 'Sans plus', color: 'ffff7f' },
      { label: 'Je n’aime pas', color: '7fbfff' },
      { label: 'Connais pas', color: 'cfcfcf' },
    ],
  },
];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}
