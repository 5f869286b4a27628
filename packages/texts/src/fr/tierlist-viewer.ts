// The tier list viewer.
import type { Tierlist } from '@palmares/core/contract/types';
import { TIERLIST_TEXTS } from './tierlist.ts';

export const TEXTS = {
  loading: 'Chargement de la tier list…',
  page: 'Tier list',
  back: 'Retour', // (TL-74)
  frozen:
    'Son album est en quarantaine : cette tier list n’est visible que de vous et ne peut pas être modifiée.',
  counts: (placed: number, all: number) =>
    placed === all
      ? `${all} ${all > 1 ? 'images classées' : 'image classée'}`
      : `${placed} ${placed > 1 ? 'images classées' : 'image classée'} sur ${all}`,
  details: (name: string, tier: string) => `${name}, ${tier} : voir l’image`,
  export: 'Exporter',
  /** The line below the title of the picture. */
  origin: ({ author, album }: Pick<Tierlist, 'author' | 'album'>) =>
    `par ${author.username || TIERLIST_TEXTS.unknownAuthor} · ${album?.name ?? TIERLIST_TEXTS.unknownAlbum}`,
  empty: 'Cette tier list n’a pas encore d’images.',
  offline: 'La tier list n’a pas pu être chargée. Vérifiez votre connexion.', // (TL-77)
};
