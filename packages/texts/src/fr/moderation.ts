// The flagged images.
import type { FlagState } from '@palmares/core/contract/types';
import { PURGE_TEXTS } from './purge.ts';

export const FLAG_TEXTS = {
  states: 'Décision',
  unit: 'image',
  error: 'Impossible de charger les données. Veuillez réessayer plus tard.', // (SH-52)
  empty: 'Aucune image à vérifier',
  emptyHint: 'Tout a été trié. Les prochaines images douteuses apparaîtront ici.',
  keep: 'Garder',
  keepNamed: (name: string): string => `Garder ${name}`,
  removeNamed: (name: string): string => `${PURGE_TEXTS.action} : ${name}`,
  kept: 'Image gardée.',
  forAnother: 'C’est une de vos images : quelqu’un d’autre décidera.',
  removed: PURGE_TEXTS.done,
  failed: 'Une erreur est survenue lors de la modération de l’image.',
  onAlbum: (album: string, author: string): string => `« ${album} », par ${author}`,
};

export const STATE_LABELS: Readonly<Record<FlagState, string>> = {
  pending: 'À trier',
  kept: 'Gardées',
  removed: 'Retirées',
};

/** The categories of the content check, in lower case. */
export const SCORE_LABELS: Readonly<Record<string, string>> = {
  porn: 'Pornographie',
  hentai: 'Dessin explicite',
  sexy: 'Suggestif',
  neutral: 'Neutre',
  drawing: 'Dessin',
};
