// The French texts of the mails. People are greeted by their nametag: its alphabet is closed, so that nobody can make us send a
// sentence of theirs.
import type { Letter } from './render.ts';

const greet = (nametag: string) => `Bonjour ${nametag},`;

export const signature = (publicUrl: string, contactEmail: string): string =>
  `Palmarès, ${publicUrl} – une question : ${contactEmail}`;

const notYou = (contactEmail: string) =>
  `Si ce n’est pas vous, réinitialisez votre mot de passe sans attendre depuis la page de connexion et écrivez-nous à ${contactEmail}.`;

export const letters = {
  passwordReset: (nametag: string, url: string): Letter => ({
    subject: 'Réinitialisation de votre mot de passe',
    paragraphs: [greet(nametag), 'Vous avez demandé à choisir un nouveau mot de passe sur Palmarès.'],
    link: { label: 'Choisir un nouveau mot de passe', url },
    remarks: [
      'Ce lien fonctionne une seule fois, pendant une heure. Une nouvelle demande le remplace.',
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  }),

  passwordChanged: (nametag: string, contactEmail: string): Letter => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      greet(nametag),
      'Le mot de passe de votre compte Palmarès vient d’être changé. Vos autres appareils ont été déconnectés.',
      notYou(contactEmail),
    ],
  }),

  emailChange: (nametag: string, url: string): Letter => ({
    subject: 'Confirmez votre nouvelle adresse email',
    paragraphs: [greet(nametag), 'Vous avez demandé à utiliser cette adresse pour votre compte Palmarès.'],
    link: { label: 'Confirmer cette adresse', url },
    remarks: [
      'Ce lien fonctionne une seule fois, pendant une heure.',
      'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
    ],
  }),

  emailChanged: (nametag: string, contactEmail: string): Letter => ({
    subject: 'L’adresse email de votre compte a été changée',
    paragraphs: [
      greet(nametag),
      'Votre compte Palmarès utilise désormais une autre adresse email. Celle-ci ne recevra plus nos messages.',
      `Si ce n’est pas vous, écrivez-nous sans attendre à ${contactEmail}.`,
    ],
  }),

  accountDeleted: (nametag: string, contactEmail: string): Letter => ({
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      greet(nametag),
      'Votre compte Palmarès et ses données ont été supprimés. Cette adresse n’est plus enregistrée chez nous.',
      `Si ce n’est pas vous, écrivez-nous sans attendre à ${contactEmail}.`,
    ],
  }),

  albumQuarantined: (
    nametag: string,
    album: string,
    reason: string | null,
    contactEmail: string,
  ): Letter => ({
    subject: 'Un de vos albums a été mis en quarantaine',
    paragraphs: [
      greet(nametag),
      `Votre album « ${album} » a été mis en quarantaine : il n’est plus visible et ne peut être ni modifié ni utilisé.`,
      ...(reason === null ? [] : [`Motif : ${reason}`]),
      `Pour contester cette décision, écrivez-nous à ${contactEmail}.`,
    ],
  }),
} as const;
