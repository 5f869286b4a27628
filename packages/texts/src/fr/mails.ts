// The mails. They greet people by their nametag: its alphabet is restricted, so that nobody can make us send text of their own.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { SecondFactorChange } from '@palmares/core/contract/audit-events';
import type { ReportedKind, Sanction } from '@palmares/core/report/case';
import type { MailContent } from '../mail-content.ts';
import { formatDate } from './formats.ts';
import { decisionText, LIFTED_TEXTS, thanksText } from './report-issues.ts';

const greet = (nametag: string) => `Bonjour ${nametag},`;

export const signature = (publicUrl: string, contactEmail: string): string =>
  `Palmarès, ${publicUrl} – une question : ${contactEmail}`;

/** Around the content of every mail. */
export const MAIL_FRAME_TEXTS = {
  /** Before the address of the link, in plain text. */
  linkLabel: (label: string): string => `${label} :`,
  copyLink: 'Si le bouton ne fonctionne pas, copiez ce lien :',
};

const notYou = (contactEmail: string) =>
  `Si vous n’êtes pas à l’origine de ce changement, réinitialisez sans attendre votre mot de passe depuis la page de connexion et écrivez-nous à ${contactEmail}.`;

/** The first entry is the subject. */
const SECOND_FACTOR_TEXTS: Record<SecondFactorChange, readonly [subject: string, ...text: string[]]> = {
  second_factor_added: [
    'La double authentification est activée',
    'La double authentification de votre compte Palmarès vient d’être activée : la connexion demande désormais un code de votre application. Vos autres appareils ont été déconnectés.',
    'Gardez vos codes de secours ailleurs que sur votre téléphone : chacun remplace une fois le code de l’application.',
  ],
  second_factor_removed: [
    'La double authentification est désactivée',
    'La double authentification de votre compte Palmarès vient d’être désactivée : votre mot de passe suffit désormais à la connexion.',
  ],
  recovery_codes_renewed: [
    'Vos codes de secours ont été renouvelés',
    'De nouveaux codes de secours viennent d’être créés pour votre compte Palmarès. Les anciens ne fonctionnent plus.',
  ],
};

const codesLeft = (left: number): string => {
  if (left === 0) return 'C’était le dernier : créez-en de nouveaux depuis votre profil.';
  return left === 1
    ? 'Il vous en reste un : créez-en de nouveaux depuis votre profil.'
    : `Il vous en reste ${left}.`;
};

type Decided = { kind: ReportedKind; name: string; sanction: Sanction };

/** The way to appeal a decision: on the author's profile, or by mail if they cannot sign in. */
type Contest = { contactEmail: string } | { profileUrl: string };

const appealLink = (contest: Contest): Pick<MailContent, 'link' | 'remarks'> =>
  'profileUrl' in contest
    ? {
        link: { label: 'Voir ou contester cette décision', url: contest.profileUrl },
        remarks: ['Vous pouvez contester cette décision une fois, depuis votre profil.'],
      }
    : {};

type CreatedToken = { name: string; scope: TokenScope; until: string };

const MAY: Record<TokenScope, string> = {
  read: 'lire vos albums et vos contenus, privés compris',
  write: 'lire, créer, modifier et supprimer vos albums et vos contenus, privés compris',
};

export const mailContents = {
  passwordReset: (nametag: string, url: string): MailContent => ({
    subject: 'Réinitialisation de votre mot de passe',
    paragraphs: [greet(nametag), 'Vous avez demandé à choisir un nouveau mot de passe sur Palmarès.'],
    link: { label: 'Choisir un nouveau mot de passe', url },
    remarks: [
      'Ce lien est valable une heure et ne sert qu’une fois. Une nouvelle demande le remplace.',
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  }),

  passwordChanged: (nametag: string, contactEmail: string): MailContent => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      greet(nametag),
      'Le mot de passe de votre compte Palmarès vient d’être changé. Vos autres appareils ont été déconnectés et vos jetons d’accès révoqués.',
      notYou(contactEmail),
    ],
  }),

  tokenCreated: (
    nametag: string,
    token: CreatedToken,
    profileUrl: string,
    contactEmail: string,
  ): MailContent => ({
    subject: 'Un jeton d’accès a été créé pour votre compte',
    paragraphs: [
      greet(nametag),
      `Un jeton d’accès, « ${token.name} », vient d’être créé pour votre compte Palmarès. Jusqu’au ${formatDate(token.until)}, le programme qui le détient peut ${MAY[token.scope]}.`,
    ],
    link: { label: 'Voir ou révoquer mes jetons', url: profileUrl },
    remarks: [
      `Si vous n’êtes pas à l’origine de cette création, changez sans attendre votre mot de passe, ce qui révoque tous vos jetons, et écrivez-nous à ${contactEmail}.`,
    ],
  }),

  emailChange: (nametag: string, url: string): MailContent => ({
    subject: 'Confirmez votre nouvelle adresse email',
    paragraphs: [greet(nametag), 'Vous avez demandé à utiliser cette adresse pour votre compte Palmarès.'],
    link: { label: 'Confirmer cette adresse', url },
    remarks: [
      'Ce lien est valable une heure et ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
    ],
  }),

  emailChanged: (nametag: string, contactEmail: string): MailContent => ({
    subject: 'L’adresse email de votre compte a été changée',
    paragraphs: [
      greet(nametag),
      'Votre compte Palmarès utilise désormais une autre adresse email. Celle-ci ne recevra plus nos messages.',
      `Si vous n’êtes pas à l’origine de ce changement, écrivez-nous sans attendre à ${contactEmail}.`,
    ],
  }),

  accountDeleted: (nametag: string, contactEmail: string): MailContent => ({
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      greet(nametag),
      'Votre compte Palmarès et ses données ont été supprimés. Nous ne gardons plus cette adresse.',
      `Si vous n’êtes pas à l’origine de cette suppression, écrivez-nous sans attendre à ${contactEmail}.`,
    ],
  }),

  secondFactorChanged: (nametag: string, change: SecondFactorChange, contactEmail: string): MailContent => {
    const [subject, ...text] = SECOND_FACTOR_TEXTS[change];
    return { subject, paragraphs: [greet(nametag), ...text, notYou(contactEmail)] };
  },

  // (AC-84)
  recoveryCodeUsed: (nametag: string, left: number, contactEmail: string): MailContent => ({
    subject: 'L’un de vos codes de secours a été utilisé', // (AC-84)
    paragraphs: [
      greet(nametag),
      `Un code de secours de votre compte Palmarès vient d’être utilisé. ${codesLeft(left)}`,
      `Si ce n’était pas vous, réinitialisez sans attendre votre mot de passe depuis la page de connexion et écrivez-nous à ${contactEmail}.`,
    ],
  }),

  albumQuarantined: (
    nametag: string,
    album: string,
    reason: string | null,
    contest: Contest,
  ): MailContent => ({
    subject: 'L’un de vos albums a été mis en quarantaine',
    paragraphs: [
      greet(nametag),
      `Votre album « ${album} » a été mis en quarantaine : il n’est plus visible et ne peut être ni modifié ni utilisé.`,
      ...(reason === null ? [] : [`Motif : ${reason}`]),
      ...('contactEmail' in contest
        ? [`Pour contester cette décision, écrivez-nous à ${contest.contactEmail}.`]
        : []),
    ],
    ...appealLink(contest),
  }),

  reportDecided: (nametag: string, decided: Decided & { reason: string }, contest: Contest): MailContent => ({
    subject: 'Une décision de la modération',
    paragraphs: [
      greet(nametag),
      decisionText(decided),
      `Motif : ${decided.reason}`,
      ...('contactEmail' in contest
        ? [`Pour contester cette décision, écrivez-nous à ${contest.contactEmail}.`]
        : []),
    ],
    ...appealLink(contest),
  }),

  decisionAnswered: (
    nametag: string,
    { lifted, answer, ...decided }: Decided & { lifted: boolean; answer: string },
  ): MailContent => ({
    subject: lifted ? 'Une décision de la modération est levée' : 'Réponse à votre contestation',
    paragraphs: [
      greet(nametag),
      `La décision était : ${decisionText(decided)}`,
      lifted ? `Elle est levée. ${LIFTED_TEXTS[decided.sanction]}` : 'Elle est maintenue.',
      `Réponse de la modération : ${answer}`,
    ],
  }),

  reportAnswered: (nametag: string | null, kind: ReportedKind, on: string, acted: boolean): MailContent => ({
    subject: 'Réponse à votre signalement',
    paragraphs: [
      nametag === null ? 'Bonjour,' : greet(nametag),
      thanksText(kind, formatDate(on)),
      acted
        ? 'Une mesure a été prise.'
        : 'Aucune mesure n’a été prise : rien n’enfreint nos conditions d’utilisation.',
    ],
    ...(nametag === null && {
      remarks: [
        'Si vous n’avez rien signalé, quelqu’un a donné votre adresse par erreur. Nous ne la gardons plus.',
      ],
    }),
  }),
};
