// Texts of the picture dialog: French, and English for tournaments (LB-1).
import type { Progress } from '@palmares/pictures/draw-scene';

const FRENCH = {
  title: 'Exporter en image',
  size: 'Taille',
  sizes: {
    natural2: 'Entière, double définition',
    natural1: 'Entière',
    wide: 'Aperçu de lien, 1200\u00A0×\u00A0630',
    square: 'Carré, 1080\u00A0×\u00A01080',
    tall: 'Story, 1080\u00A0×\u00A01920',
  },
  names: 'Noms des images',
  unnamed: 'Les images sont trop petites ici pour que leurs noms se lisent.',
  alt: (title: string) => `Image de « ${title} »`,
  drawing: ({ done, all }: Progress) =>
    all === 0 ? 'Création de l’image…' : `Création de l’image : ${done} sur ${all}`,
  failed: 'L’image n’a pas pu être créée.',
  download: 'Télécharger',
  copy: 'Copier',
  copied: 'Image copiée.',
  notCopied: 'L’image n’a pas pu être copiée. Vous pouvez la télécharger.',
  copyText: 'Copier le texte',
  textCopied: 'Texte copié.',
  textNotCopied: 'Le texte n’a pas pu être copié.',
  share: 'Partager',
  notShared: 'L’image n’a pas pu être partagée. Vous pouvez la télécharger.',
};

const ENGLISH: typeof FRENCH = {
  title: 'Export as a picture',
  size: 'Size',
  sizes: {
    natural2: 'Whole, double resolution',
    natural1: 'Whole',
    wide: 'Link preview, 1200 × 630',
    square: 'Square, 1080 × 1080',
    tall: 'Story, 1080 × 1920',
  },
  names: 'Names of the images',
  unnamed: 'The images are too small here for their names to be read.',
  alt: (title) => `Picture of “${title}”`,
  drawing: ({ done, all }) =>
    all === 0 ? 'Creating the picture…' : `Creating the picture: ${done} of ${all}`,
  failed: 'The picture could not be created.',
  download: 'Download',
  copy: 'Copy',
  copied: 'Picture copied.',
  notCopied: 'The picture could not be copied. You can download it.',
  copyText: 'Copy as text',
  textCopied: 'Text copied.',
  textNotCopied: 'The text could not be copied.',
  share: 'Share',
  notShared: 'The picture could not be shared. You can download it.',
};

export const PICTURE_WORDS = { fr: FRENCH, en: ENGLISH } as const;
export type PictureWords = typeof FRENCH;
