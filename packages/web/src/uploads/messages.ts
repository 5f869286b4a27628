// French texts of images on their way into an album, the same for a new album and for the editor of one. Progress is told in
// percent (P1 §4).
import { formatNumber } from '../lib/french.ts';

export const UPLOAD_TEXTS = {
  preparing: 'Préparation…',
  waiting: 'En attente',
  sending: (percent: number): string => `Envoi… ${percent} %`,
  checking: (percent: number): string => `Vérification… ${percent} %`,
  added: 'Ajoutée · 100 %',
  duplicate: 'Doublon',
  animated: 'Animée',
  progress: (done: number, total: number): string => `Envoi ${formatNumber(done)} / ${formatNumber(total)}`,
  cancel: 'Annuler l’envoi',
  retry: (count: number): string => `Réessayer (${formatNumber(count)})`,
} as const;
