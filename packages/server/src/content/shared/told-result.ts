// The result of a content in the one form that every kind can be told in.
import type { Image } from '@palmares/core/contract/types';

export type ToldGroup = {
  readonly label: string;
  /** Of a tier: six hex digits without #. */
  readonly color?: string;
  readonly images: readonly Image[];
};

export type ToldResult = {
  /** From the best. */
  readonly groups: readonly ToldGroup[];
  /** Of a tournament: its champion, and whom it beat. */
  readonly champion: number | null;
  readonly beaten: readonly number[];
};

type Held = { readonly id_image: number; readonly image: Image };

/** Returns a function that finds images by their ids, and leaves out those that are not among `held`. */
export function createImagePicker(held: readonly Held[]): (ids: readonly number[]) => Image[] {
  const known = new Map(held.map(({ id_image, image }) => [id_image, image]));
  return (ids) => ids.flatMap((id) => known.get(id) ?? []);
}
