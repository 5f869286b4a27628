// French texts of the flagged images.
import type { FlagState } from '@palmares/core/contract/types';
import { PURGE_TEXTS } from '../../lib/image-uses.ts';

export const FLAG_TEXTS = {
  states: 'Décision',
  error: 'Impossible de charger les données. Veuillez réessayer plus tard.',
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
} as const;

export const STATE_LABELS: Record<FlagState, string> = {
  pending: 'À trier',
  kept: 'Gardées',
  removed: 'Retirées',
};

const SCORE_LABELS: Record<string, string> = {
  porn: 'Pornographie',
  hentai: 'Dessin explicite',
  sexy: 'Suggestif',
  neutral: 'Neutre',
  drawing: 'Dessin',
};

export const scoreLabel = (name: string): string => SCORE_LABELS[name.toLowerCase()] ?? name;
