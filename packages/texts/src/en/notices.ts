import type * as fr from '../fr/notices.ts';

export const NETWORK_TEXTS: typeof fr.NETWORK_TEXTS = {
  offline: 'You are offline.',
  copies: 'You’re seeing copies kept on this device.', // (SH-76)
  workIsKept: 'Your work is kept on this device; you can save it once the network is back.',
  back: 'Back online.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};

export const TOAST_TEXTS: typeof fr.TOAST_TEXTS = { close: 'Dismiss' };

export const FOOTER_TEXTS: typeof fr.FOOTER_TEXTS = {
  links: 'Quick links',
  contact: 'Contact',
  legal: 'Legal',
  terms: 'Terms of use',
  privacy: 'Privacy',
  legalNotice: 'Legal notice',
  tagline: 'One album. Three ways to settle it.',
};
