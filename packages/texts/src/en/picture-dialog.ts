import type * as fr from '../fr/picture-dialog.ts';

export const PICTURE_WORDS: typeof fr.PICTURE_WORDS = {
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
