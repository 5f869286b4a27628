// French texts of the flagged images.
import type { FlagState } from '@palmares/core/contract/types';
import { isolated } from '../../lib/isolated.ts';

export const FLAG_TEXTS = {
  title: 'Modération',
  intro: 'Les images que la vérification automatique a laissées passer avec un doute.',
  states: 'Décision',
  error: 'Impossible de charger les données. Veuillez réessayer plus tard.',
  empty: 'Aucune image à regarder',
  emptyHint: 'Tout a été trié. Les prochaines images douteuses apparaîtront ici.',
  keep: 'Garder',
  keepNamed: (name: string): string => `Garder ${name}`,
  remove: 'Retirer',
  removeNamed: (name: string): string => `Retirer ${name}`,
  removeTitle: (name: string): string => `Retirer « ${isolated(name)} » ?`,
  removeText:
    'L’image disparaît de son album et de tous les palmarès qui la montrent. Cette action ne peut pas être annulée.',
  kept: 'Image gardée.',
  removed: 'Image retirée.',
  failed: 'Une erreur est survenue lors de la modération de l’image.',
  onAlbum: (album: string, author: string): string => `« ${album} », par ${author}`,
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
