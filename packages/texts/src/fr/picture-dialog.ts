// The dialog that exports a content as a picture.

type Progress = { readonly done: number; readonly all: number };

export const PICTURE_WORDS = {
  title: 'Exporter en image', // (BU-43)
  size: 'Taille',
  sizes: {
    natural2: 'Entière, double définition', // (BU-44)
    natural1: 'Entière', // (BU-44)
    wide: 'Aperçu de lien, 1200\u00A0×\u00A0630', // (BU-44)
    square: 'Carré, 1080\u00A0×\u00A01080', // (BU-44)
    tall: 'Story, 1080\u00A0×\u00A01920', // (BU-44)
  },
  names: 'Noms des images',
  unnamed: 'Les images sont trop petites ici pour que leurs noms se lisent.',
  alt: (title: string) => `Image de « ${title} »`,
  drawing: ({ done, all }: Progress) =>
    all === 0 ? 'Création de l’image…' : `Création de l’image : ${done} sur ${all}`,
  failed: 'L’image n’a pas pu être créée.', // (BU-47)
  download: 'Télécharger', // (BU-43)
  copy: 'Copier', // (BU-43)
  copied: 'Image copiée.',
  notCopied: 'L’image n’a pas pu être copiée. Vous pouvez la télécharger.',
  copyText: 'Copier le texte', // (BU-43)
  textCopied: 'Texte copié.',
  textNotCopied: 'Le texte n’a pas pu être copié.',
  share: 'Partager', // (BU-43)
  notShared: 'L’image n’a pas pu être partagée. Vous pouvez la télécharger.',
};
