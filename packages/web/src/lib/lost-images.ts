// Messages about images that were removed from an album and are therefore dropped from a content: their names when known, else their
// number.
import { count as formatCount } from '@palmares/texts/game/grammar';
import { count } from '@palmares/texts/page/grammar';

const NAMED = 5;

function listed(names: readonly string[], quote: (name: string) => string, others: (more: number) => string) {
  const shown = names.slice(0, NAMED).map(quote);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [others(more)] : [])].join(', ');
}

/** Example: « 2 images ne sont plus dans l’album : « A », « B ». Le reste est intact. » */
export function lostImagesText(names: readonly string[]): string {
  const [are, left] =
    names.length < 2
      ? ['n’est plus', 'Elle a été retirée d’ici']
      : ['ne sont plus', 'Elles ont été retirées d’ici'];
  const list = listed(
    names,
    (name) => `« ${name} »`,
    (more) => count(more, 'autre'),
  );
  return `${count(names.length, 'image')} ${are} dans l’album : ${list}. ${left}, le reste est intact. Sauvegardez à nouveau.`;
}

export function lostCountText(lost: number): string {
  return `${count(lost, 'image')} ${lost < 2 ? 'n’est plus' : 'ne sont plus'} dans l’album : le brouillon continue sans.`;
}

export function lostImagesEnglish(names: readonly string[]): string {
  const list = listed(
    names,
    (name) => `“${name}”`,
    (more) => formatCount(more, 'other'),
  );
  const [are, they] = names.length === 1 ? ['is', 'It is'] : ['are', 'They are'];
  return `${formatCount(names.length, 'image')} ${are} no longer in the album: ${list}. ${they} out of the tournament, everything else stands.`;
}

export function lostCountEnglish(lost: number): string {
  return `${formatCount(lost, 'image')} ${lost === 1 ? 'is' : 'are'} no longer in the album: the tournament goes on without ${lost === 1 ? 'it' : 'them'}.`;
}
