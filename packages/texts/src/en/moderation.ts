import type * as fr from '../fr/moderation.ts';
import { PURGE_TEXTS } from './purge.ts';

export const FLAG_TEXTS: typeof fr.FLAG_TEXTS = {
  states: 'Decision',
  unit: 'image',
  error: 'The data could not be loaded. Please try again later.',
  empty: 'No images to check',
  emptyHint: 'All caught up. The next doubtful images will appear here.',
  keep: 'Keep',
  keepNamed: (name) => `Keep ${name}`,
  removeNamed: (name) => `${PURGE_TEXTS.action}: ${name}`,
  kept: 'Image kept.',
  forAnother: 'This image is yours: someone else will decide.',
  removed: PURGE_TEXTS.done,
  failed: 'An error occurred while moderating the image.',
  onAlbum: (album, author) => `“${album}”, by ${author}`,
};

export const STATE_LABELS: typeof fr.STATE_LABELS = {
  pending: 'To review',
  kept: 'Kept',
  removed: 'Removed',
};

export const SCORE_LABELS: typeof fr.SCORE_LABELS = {
  porn: 'Pornography',
  hentai: 'Explicit drawing',
  sexy: 'Suggestive',
  neutral: 'Neutral',
  drawing: 'Drawing',
};
