import type * as fr from '../fr/sharing.ts';

export const SHARE_WORDS: typeof fr.SHARE_WORDS = {
  title: 'Share',
  address: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  refused: 'Your browser won’t let this page copy. Here is the text to copy yourself.', // (SH-63)
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
