// The admin panel: voices in the palmarès.
import { VOICE_WAVE } from '@palmares/core/staff-limits';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from './grammar.ts';

const accounts = (n: number) => (n === 1 ? 'ce compte' : `ces ${n} comptes`);

export const VOICE_TEXTS = {
  leaveOut: 'Écarter la voix',
  leaveOutNamed: (name: string): string => `Écarter la voix de ${isolateBidi(name)}`,
  takeIn: 'Compter de nouveau la voix', // (AD-23, PA-22)
  takeInNamed: (name: string): string => `Compter de nouveau la voix de ${isolateBidi(name)}`,
  isLeftOut: 'Voix écartée',
  question: (n: number): string => `Écarter ${n === 1 ? 'la voix' : 'les voix'} de ${accounts(n)} ?`,
  explanation:
    'Ce qui a été créé reste en ligne, mais ne compte plus dans aucun palmarès. Vous pourrez revenir sur cette décision ; elle est notée au journal.',
  confirm: 'Écarter',
  leftOut: (n: number): string => (n === 1 ? 'La voix est écartée.' : `${n} voix sont écartées.`),
  takenIn: (name: string): string => `La voix de ${isolateBidi(name)} compte à nouveau.`,
  waves: 'Vagues de nouveaux comptes',
  wavesText: `Sur ces albums, les voix des ${VOICE_WAVE.days} derniers jours viennent surtout de comptes créés depuis moins de ${VOICE_WAVE.accountDays} jours au moment du vote.`,
  wave: (voices: number, young: number): string =>
    `${count(young, 'voix', 'voix')} de nouveaux comptes, sur ${voices}`,
  leaveOutThese: (n: number): string => `Écarter ces ${n} voix`,
  leaveOutMany: (n: number, album: string): string => `Écarter ${n} voix de « ${isolateBidi(album)} »`,
  loadFailure: 'Impossible de vérifier si de nouveaux comptes votent en nombre.',
};
