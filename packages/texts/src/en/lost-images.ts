import type * as fr from '../fr/lost-images.ts';
import { listNames } from '../list-names.ts';
import { count } from './grammar.ts';

const quote = (name: string) => `“${name}”`;
const others = (more: number) => count(more, 'other');

export const lostImagesText: typeof fr.lostImagesText = (names) => {
  const [are, they] = names.length === 1 ? ['is', 'It was'] : ['are', 'They were'];
  return `${count(names.length, 'image')} ${are} no longer in the album: ${listNames(names, quote, others)}. ${they} removed from here, everything else is intact. Save again.`;
};

export const lostCountText: typeof fr.lostCountText = (lost) =>
  `${count(lost, 'image')} ${lost === 1 ? 'is' : 'are'} no longer in the album: your draft goes on without ${lost === 1 ? 'it' : 'them'}.`;

export const lostTournamentImagesText: typeof fr.lostTournamentImagesText = (names) => {
  const [are, they] = names.length === 1 ? ['is', 'It is'] : ['are', 'They are'];
  return `${count(names.length, 'image')} ${are} no longer in the album: ${listNames(names, quote, others)}. ${they} out of the tournament, everything else stands.`;
};

export const lostTournamentCountText: typeof fr.lostTournamentCountText = (lost) =>
  `${count(lost, 'image')} ${lost === 1 ? 'is' : 'are'} no longer in the album: the tournament goes on without ${lost === 1 ? 'it' : 'them'}.`;
