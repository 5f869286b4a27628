import type * as fr from '../fr/setup.ts';
import { count, formatNumber } from './grammar.ts';

export const SETUP_TEXTS: typeof fr.SETUP_TEXTS = {
  title: 'Choose the images',
  missingParams: 'Parameters are missing from the URL',
  notFound: 'Album not found',
  error: 'Something went wrong while loading the data',
  deniedToVisitors: 'This album is private: you need to log in to open it.',
  deniedPrivate: 'This album is private: only its author can open it.',
  quoted: (name) => `“${name}”`,
  about: { beforeName: '“', beforeAlbum: '” · ', beforeAuthor: ', by ' },
  selected: (images, total) => `${formatNumber(images)} of ${count(total, 'image')} selected`,
  none: 'Select at least one image!',
  all: 'Select all',
  clear: 'Deselect all',
  range: 'A range of images',
  rangeHelp: 'Tap the first image of a range, then the last.',
  arrowsHelp: 'The arrow keys move from one image to the next.',
  continue: 'Continue',
  signIn: 'Log in',
  gallery: 'Browse albums',
  redirecting: 'Taking you to the albums…',
  shiftHint: 'Shift + click selects a range of images.',
  mainHint: 'The star sets the main image, the one that stands for the tier list.',
  main: (name) => `Main image: ${name}`,
};
