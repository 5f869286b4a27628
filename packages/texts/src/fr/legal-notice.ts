// The legal notice that French law requires of every site. The operator of the site must provide the parts about themselves.
import type { LegalSection } from '../legal-section.ts';

export const LEGAL_NOTICE: readonly LegalSection[] = [
  {
    title: 'Éditeur',
    paragraphs: [
      'Ce site est édité par la personne ou l’organisation qui l’exploite. Elle en assure la direction de la publication.',
    ],
    contact: 'On peut la joindre à ',
  },
  {
    title: 'Hébergement',
    paragraphs: [
      'Le site, sa base de données et les images sont hébergés sur le serveur choisi par l’éditeur, qui en communique le nom et l’adresse sur demande.',
    ],
  },
  {
    title: 'Contenus publiés par le public',
    paragraphs: [
      'Les albums, images, tier lists, tournois et classements sont publiés par les personnes qui les créent. Pour signaler un contenu illicite, indiquez l’adresse de la page, ce qui est en cause et pourquoi.',
    ],
    contact: 'Signalements : ',
  },
  {
    title: 'Logiciel et polices',
    paragraphs: [
      'Le site fonctionne avec le logiciel Palmarès. Les polices Inter et Bricolage Grotesque (SIL Open Font License) sont servies par le site lui-même.',
    ],
  },
];
