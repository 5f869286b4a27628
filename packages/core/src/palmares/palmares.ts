// The palmarès of an album: the one order that the votes of all people make together (docs/PALMARES.md).
// Invariant: deterministic, whatever the order of voices and images; nothing that was not judged is favoured or punished.
// Leaves out: which contents count and who may see them, which is the server's.
import type { ImageId } from '../image-id.ts';

export type Palmares = {
  /** People who compared at least two live images. */
  readonly voices: number;
  /** Best first, all live images. */
  readonly images: readonly PalmaresImage[];
  readonly divisive: readonly ImageId[];
  readonly consensual: readonly ImageId[];
  readonly surprise: ImageId | null;
};

/** In how many hands an image stands in the first … last fifth of what the person judged. */
export type Fifths = readonly [number, number, number, number, number];

export type PalmaresImage = {
  readonly id: ImageId;
  /** From 1; images of equal worth share it. */
  readonly rank: number;
  /** The ranks that the interval allows. */
  readonly best: number;
  readonly worst: number;
  /** Log-worth, of mean 0, and its standard error. */
  readonly worth: number;
  readonly error: number;
  /** 0 is the best, 4 the last; null where too few voices judged it. */
  readonly tier: number | null;
  /** Voices that judged it. */
  readonly judged: number;
  readonly fifths: Fifths;
  /** Duels of saved tournaments, everybody's. */
  readonly won: number;
  readonly lost: number;
  /** Disagreement, from 0 to 1. */
  readonly spread: number;
};
