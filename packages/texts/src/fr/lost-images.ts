// Images that were removed from an album and are therefore dropped from a content: their names when known, else their number.
import { listNames } from '../list-names.ts';
import { count } from './grammar.ts';

/** Example: « 2 images ne sont plus dans l’album : « A », « B ». Le reste est intact. » */
export function lostImagesText(names: readonly string[]): string {
  const [are, left] =
    names.length < 2
      ? ['n’est plus', 'Elle a été retirée d’ici']
      : ['ne sont plus', 'Elles ont été retirées d’ici'];
  const list = listNames(
    names,
    (name) => `« ${name} »`,
    (more) => count(more, 'autre'),
  );
  return `${count(names.length, 'image')} ${are} dans l’album : ${list}. ${left}, le reste est intact. Sauvegardez à nouveau.`;
}

export function lostCountText(lost: number): string {
  return `${count(lost, 'image')} ${lost < 2 ? 'n’est plus' : 'ne sont plus'} dans l’album : le brouillon continue sans.`;
}

export function lostTournamentImagesText(names: readonly string[]): string {
  const [are, they] =
    names.length < 2
      ? ['n’est plus', 'Elle ne fait plus partie']
      : ['ne sont plus', 'Elles ne font plus partie'];
  const list = listNames(
    names,
    (name) => `« ${name} »`,
    (more) => count(more, 'autre'),
  );
  return `${count(names.length, 'image')} ${are} dans l’album : ${list}. ${they} du tournoi, tout le reste est intact.`;
}

export function lostTournamentCountText(lost: number): string {
  return `${count(lost, 'image')} ${lost < 2 ? 'n’est plus' : 'ne sont plus'} dans l’album : le tournoi continue sans.`;
}
