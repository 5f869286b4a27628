import type * as fr from '../fr/legal-notice.ts';

export const LEGAL_NOTICE: typeof fr.LEGAL_NOTICE = [
  {
    title: 'Publisher',
    paragraphs: [
      'This site is published by the person or organization that runs it, who is also responsible for what it publishes.',
    ],
    contact: 'You can reach them at ',
  },
  {
    title: 'Hosting',
    paragraphs: [
      'The site, its database and its images are hosted on the server that the publisher has chosen. The publisher gives its host’s name and address on request.',
    ],
  },
  {
    title: 'Content published by the public',
    paragraphs: [
      'Albums, images, tier lists, tournaments and rankings are published by the people who create them. To report illegal content, tell us the address of the page, what is wrong with it and why.',
    ],
    contact: 'Reports: ',
  },
  {
    title: 'Software and fonts',
    paragraphs: [
      'The site runs on the Palmarès software. The fonts Inter and Bricolage Grotesque (SIL Open Font License) are served by the site itself.',
    ],
  },
];
