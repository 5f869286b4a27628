// Texts for sharing: French, and English for tournaments (LB-1).
const FRENCH = {
  title: 'Partager',
  address: 'Adresse',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié.',
  refused: 'Ce navigateur ne laisse pas la page copier : voici le texte, à copier vous-même.',
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

export type ShareWords = typeof FRENCH;

const ENGLISH: ShareWords = {
  title: 'Share',
  address: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  refused: 'Your browser won’t let this page copy. Here is the text to copy yourself.',
  sendPicture: 'Send picture and link',
  sendLink: 'Send link',
  notSent: 'Sharing could not be opened. Copy the link.',
  x: 'Post on X',
  whatsApp: 'Send on WhatsApp',
  newTab: '(new tab)',
  discord: 'Copy for Discord',
  discordCopied: 'Text copied, ready to paste into Discord.',
  textNotCopied: 'The text could not be copied.',
  embed: 'Embed in a page',
  code: 'Code to paste into your page',
  copyCode: 'Copy code',
  codeCopied: 'Code copied.',
};

export const SHARE_WORDS = { fr: FRENCH, en: ENGLISH } as const;
