import type * as fr from '../fr/removal.ts';
import { boundedCount } from './bounded-count.ts';

export const REMOVAL_TEXTS: typeof fr.REMOVAL_TEXTS = {
  title: 'Deletions in progress',
  text: 'Nobody can see these creations and images anymore; the server is erasing them bit by bit.',
  account: (id) => `Deleted account #${id}`,
  image: (id) => `Image #${id}, removed everywhere`,
  leftOfAccount: (left) => `${boundedCount(left, 'creation or image', 'creations and images')} left`,
  leftOfImage: (left) => `${boundedCount(left, 'creation')} left`,
  loadFailure: 'The deletions in progress could not be loaded.',
};
