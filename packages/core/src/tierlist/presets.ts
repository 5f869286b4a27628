// Presets of tiers. Letters and digits are the same in every language; words come from the catalogue with the action, so that a stored
// history replays to the same board in each language.
// Invariant: each preset is a valid set of tiers, once its words are known.
// reduce.ts (`applyPreset`) decides what happens to the images.
import { normaliseLine } from '../text/normalise-text.ts';
import { DEFAULT_TIERS } from './board.ts';

export type PresetId = 's-to-d' | 's-to-f' | 'one-to-five' | 'love';

export type PresetTier = { readonly label: string; readonly color: string };

export type Preset = {
  readonly id: PresetId;
  /** A label is null where it is a word. */
  readonly tiers: readonly (Omit<PresetTier, 'label'> & { readonly label: string | null })[];
};

export const PRESETS: readonly Preset[] = [
  { id: 's-to-d', tiers: DEFAULT_TIERS },
  {
    id: 's-to-f',
    tiers: [...DEFAULT_TIERS, { label: 'E', color: 'bf7fff' }, { label: 'F', color: 'cfcfcf' }],
  },
  {
    id: 'one-to-five',
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
    tiers: [
      { label: null, color: 'ff7f7f' },
      { label: null, color: 'ffbf7f' },
      { label: null, color: 'ffff7f' },
      { label: null, color: '7fbfff' },
      { label: null, color: 'cfcfcf' },
    ],
  },
];

export function findPreset(id: string): Preset | null {
  return PRESETS.find((preset) => preset.id === id) ?? null;
}

/** The tiers of a preset with its words, or null if there is no such preset. A missing word leaves its label empty. */
export function labelPreset(id: string, words: readonly string[] = []): readonly PresetTier[] | null {
  const preset = findPreset(id);
  if (preset === null) return null;
  return preset.tiers.map(({ label, color }, index) => ({
    label: label ?? normaliseLine(words[index] ?? ''),
    color,
  }));
}
