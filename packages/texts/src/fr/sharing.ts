// The dialog that shares a content.

export const SHARE_WORDS = {
  title: 'Partager',
  address: 'Adresse',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié.',
  refused: 'Ce navigateur ne laisse pas la page copier : voici le texte, à copier vous-même.', // (SH-63)
  sendPicture: 'Envoyer l’image et le lien',
  sendLink: 'Envoyer le lien',
  notSent: 'Le partage n’a pas pu s’ouvrir. Copiez le lien.',
  x: 'Publier sur X',
  whatsApp: 'Envoyer par WhatsApp',
  newTab: '(nouvel onglet)',
  discord: 'Copier pour Discord',
  discordCopied: 'Texte copié, à coller dans Discord.',
  textNotCopied: 'Le texte n’a pas pu être copié.',
  embed: 'Intégrer à une page',
  code: 'Code à coller dans votre page',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié.',
};
