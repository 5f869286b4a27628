// The steps of a conversion, and what each is given.
import type { ConversionSource } from './conversion-source.ts';
import type { Conversion } from './use-conversion.ts';

export type Step = 'ways' | 'tiers' | 'ties';

/** The props of every step. */
export type StepProps = {
  source: ConversionSource;
  id: number;
  bridge: Conversion;
  /** Returns to the list of options. */
  onBack: () => void;
};
