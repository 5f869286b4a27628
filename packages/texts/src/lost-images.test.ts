import { describe, expect, it } from 'vitest';
import * as english from './en/lost-images.ts';
import { lostCountText, lostImagesText, lostTournamentImagesText } from './fr/lost-images.ts';

const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('images that left the album', () => {
  it('are named, one or several', () => {
    expect(lostImagesText(['Renard'])).toBe(
      '1\u00A0image n’est plus dans l’album : « Renard ». Elle a été retirée d’ici, le reste est intact. Sauvegardez à nouveau.',
    );
    expect(lostImagesText(['Renard', 'Ours'])).toContain('2\u00A0images ne sont plus dans l’album');
    expect(lostTournamentImagesText(['Renard'])).toContain('Elle ne fait plus partie du tournoi');
    expect(english.lostImagesText(['Fox'])).toBe(
      '1 image is no longer in the album: “Fox”. It was removed from here, everything else is intact. Save again.',
    );
    expect(english.lostTournamentImagesText(['Fox', 'Bear'])).toBe(
      '2 images are no longer in the album: “Fox”, “Bear”. They are out of the tournament, everything else stands.',
    );
  });

  it('are counted where there are many', () => {
    expect(lostImagesText(MANY)).toContain('« e », 2\u00A0autres.');
    expect(english.lostTournamentImagesText(MANY)).toContain('“e”, 2 others.');
  });

  it('are counted where their names are not known any more', () => {
    expect(lostCountText(1)).toBe('1\u00A0image n’est plus dans l’album : le brouillon continue sans.');
    expect(english.lostTournamentCountText(3)).toBe(
      '3 images are no longer in the album: the tournament goes on without them.',
    );
  });
});
