import type * as fr from '../fr/pictures.ts';

export const beatText: typeof fr.beatText = (names) => {
  const [last, before] = [names.at(-1), names.slice(0, -1)];
  return before.length === 0 ? `Beat ${last}` : `Beat ${before.join(', ')} and ${last}`;
};
