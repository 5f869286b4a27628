// The result of a content, in one form for all kinds.
import type { Image } from '@palmares/core/contract/types';

export type PublicGroup = {
  readonly label: string;
  /** Tier colour: six hex digits without #. */
  readonly color?: string;
  readonly images: readonly Image[];
};

export type PublicResult = {
  /** Best group first. */
  readonly groups: readonly PublicGroup[];
  /** Id of a tournament's champion; `beaten` holds the images it beat. */
  readonly champion: number | null;
  readonly beaten: readonly number[];
};

type Held = { readonly id_image: number; readonly image: Image };

/** Returns a function that finds images by their ids, and skips those that are not among `held`. */
export function createImagePicker(held: readonly Held[]): (ids: readonly number[]) => Image[] {
  const known = new Map(held.map(({ id_image, image }) => [id_image, image]));
  return (ids) => ids.flatMap((id) => known.get(id) ?? []);
}
