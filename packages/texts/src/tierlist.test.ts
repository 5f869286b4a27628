import { TIERLIST } from '@palmares/core/tierlist/limits';
import { describe, expect, test } from 'vitest';
import { refusalText, TIERLIST_TEXTS } from './fr/tierlist.ts';

describe('texts fixed by the spec', () => {
  test('rules of the board', () => {
    expect(refusalText('empty_label')).toBe('Le nom du tier ne peut pas être vide.');
    expect(refusalText('last_tier')).toBe('Vous devez conserver au moins un tier.');
    expect(refusalText('too_many_tiers')).toBe('Vous avez atteint la limite maximale de 15 tiers.');
  });

  test('viewer', () => {
    expect(TIERLIST_TEXTS.viewFailed).toBe(
      "Impossible de charger la tierlist. Elle n'existe pas ou vous n'avez pas les permissions nécessaires.",
    );
    expect(TIERLIST_TEXTS.untitled).toBe('Tierlist sans nom');
    expect(TIERLIST_TEXTS.unknownAlbum).toBe('Album inconnu');
    expect(TIERLIST_TEXTS.unknownAuthor).toBe('Auteur inconnu');
    expect(TIERLIST_TEXTS.emptyTier).toBe('Aucune image dans ce tier');
    expect(TIERLIST_TEXTS.poolTitle).toBe('Images non classées');
  });
});

describe('our own texts', () => {
  test('TL-14: name the limits as they are', () => {
    expect(refusalText('label_too_long')).toContain(String(TIERLIST.labelMax));
    expect(refusalText('too_many_tiers')).toContain(String(TIERLIST.tiersMax));
  });
});
