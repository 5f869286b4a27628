import type * as fr from '../fr/content-header.ts';
import { formatDate } from './formats.ts';

export const VIEWER_WORDS: typeof fr.VIEWER_WORDS = { album: 'Album', by: 'by', date: formatDate };

export const ACTION_TEXTS: typeof fr.ACTION_TEXTS = { share: 'Share', convert: 'Continue another way' };

export const HIDDEN_TEXTS: typeof fr.HIDDEN_TEXTS = {
  own: 'Hidden by the moderators: only they and you can see it.',
  others: 'Hidden by the moderators: only its author and they can see it.',
  reason: 'See the decision',
};
