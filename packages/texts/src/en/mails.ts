import type { TokenScope } from '@palmares/core/account/personal-token';
import type { SecondFactorChange } from '@palmares/core/contract/audit-events';
import type * as fr from '../fr/mails.ts';
import type { MailContent } from '../mail-content.ts';
import { formatDate } from './formats.ts';
import { count } from './grammar.ts';
import { decisionText, LIFTED_TEXTS, thanksText } from './report-issues.ts';

const greet = (nametag: string) => `Hello ${nametag},`;

export const signature: typeof fr.signature = (publicUrl, contactEmail) =>
  `Palmarès, ${publicUrl} – any questions? ${contactEmail}`;

export const MAIL_FRAME_TEXTS: typeof fr.MAIL_FRAME_TEXTS = {
  linkLabel: (label) => `${label}:`,
  copyLink: 'If the button doesn’t work, copy this link:',
};

const notYou = (contactEmail: string) =>
  `If you didn’t make this change, reset your password right away from the login page and write to us at ${contactEmail}.`;

/** The first entry is the subject. */
const SECOND_FACTOR_TEXTS: Record<SecondFactorChange, readonly [subject: string, ...text: string[]]> = {
  second_factor_added: [
    'Two-factor authentication is on',
    'Two-factor authentication has just been turned on for your Palmarès account: logging in now takes a code from your app. Your other devices have been logged out.',
    'Keep your recovery codes somewhere other than your phone: each of them replaces the code from your app once.',
  ],
  second_factor_removed: [
    'Two-factor authentication is off',
    'Two-factor authentication has just been turned off for your Palmarès account: your password is now enough to log in.',
  ],
  recovery_codes_renewed: [
    'You have new recovery codes',
    'New recovery codes have just been created for your Palmarès account. The old ones no longer work.',
  ],
};

const codesLeft = (left: number): string => {
  if (left === 0) return 'It was the last one: create new ones from your profile.';
  return left === 1
    ? 'You have one left: create new ones from your profile.'
    : `You have ${count(left, 'code')} left.`;
};

type Contest = { contactEmail: string } | { profileUrl: string };

const appealAddress = (contest: Contest): readonly string[] =>
  'contactEmail' in contest ? [`To appeal this decision, write to us at ${contest.contactEmail}.`] : [];

const appealLink = (contest: Contest): Pick<MailContent, 'link' | 'remarks'> =>
  'profileUrl' in contest
    ? {
        link: { label: 'See or appeal this decision', url: contest.profileUrl },
        remarks: ['You can appeal this decision once, from your profile.'],
      }
    : {};

const MAY: Record<TokenScope, string> = {
  read: 'read your albums and content, including what is private',
  write: 'read, create, edit and delete your albums and content, including what is private',
};

export const mailContents: typeof fr.mailContents = {
  passwordReset: (nametag, url) => ({
    subject: 'Reset your password',
    paragraphs: [greet(nametag), 'You asked to choose a new password on Palmarès.'],
    link: { label: 'Choose a new password', url },
    remarks: [
      'This link works once, within an hour. Asking again replaces it.',
      'If you didn’t ask for this, ignore this message: your password stays the same.',
    ],
  }),

  passwordChanged: (nametag, contactEmail) => ({
    subject: 'Your password has been changed',
    paragraphs: [
      greet(nametag),
      'The password of your Palmarès account has just been changed. Your other devices have been logged out and your access tokens revoked.',
      notYou(contactEmail),
    ],
  }),

  tokenCreated: (nametag, token, profileUrl, contactEmail) => ({
    subject: 'An access token was created for your account',
    paragraphs: [
      greet(nametag),
      `An access token, “${token.name}”, has just been created for your Palmarès account. Until ${formatDate(token.until)}, the program that holds it can ${MAY[token.scope]}.`,
    ],
    link: { label: 'See or revoke my tokens', url: profileUrl },
    remarks: [
      `If you didn’t create it, change your password right away, which revokes all your tokens, and write to us at ${contactEmail}.`,
    ],
  }),

  emailChange: (nametag, url) => ({
    subject: 'Confirm your new email address',
    paragraphs: [greet(nametag), 'You asked to use this address for your Palmarès account.'],
    link: { label: 'Confirm this address', url },
    remarks: [
      'This link works once, within an hour.',
      'If you didn’t ask for this, ignore this message: nothing will change.',
    ],
  }),

  emailChanged: (nametag, contactEmail) => ({
    subject: 'The email address of your account has been changed',
    paragraphs: [
      greet(nametag),
      'Your Palmarès account now uses another email address. This one will no longer receive our messages.',
      `If you didn’t make this change, write to us right away at ${contactEmail}.`,
    ],
  }),

  accountDeleted: (nametag, contactEmail) => ({
    subject: 'Your account has been deleted',
    paragraphs: [
      greet(nametag),
      'Your Palmarès account and its data have been deleted. We no longer keep this address.',
      `If you didn’t delete it, write to us right away at ${contactEmail}.`,
    ],
  }),

  secondFactorChanged: (nametag, change, contactEmail) => {
    const [subject, ...text] = SECOND_FACTOR_TEXTS[change];
    return { subject, paragraphs: [greet(nametag), ...text, notYou(contactEmail)] };
  },

  recoveryCodeUsed: (nametag, left, contactEmail) => ({
    subject: 'One of your recovery codes has been used',
    paragraphs: [
      greet(nametag),
      `A recovery code of your Palmarès account has just been used. ${codesLeft(left)}`,
      `If it wasn’t you, reset your password right away from the login page and write to us at ${contactEmail}.`,
    ],
  }),

  albumQuarantined: (nametag, album, reason, contest) => ({
    subject: 'One of your albums has been quarantined',
    paragraphs: [
      greet(nametag),
      `Your album “${album}” has been quarantined: it is no longer visible, and it can’t be edited or used.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      ...appealAddress(contest),
    ],
    ...appealLink(contest),
  }),

  reportDecided: (nametag, decided, contest) => ({
    subject: 'A decision by the moderators',
    paragraphs: [
      greet(nametag),
      decisionText(decided),
      `Reason: ${decided.reason}`,
      ...appealAddress(contest),
    ],
    ...appealLink(contest),
  }),

  decisionAnswered: (nametag, { lifted, answer, ...decided }) => ({
    subject: lifted ? 'A moderation decision has been overturned' : 'Answer to your appeal',
    paragraphs: [
      greet(nametag),
      `The decision was: ${decisionText(decided)}`,
      lifted ? `It has been overturned. ${LIFTED_TEXTS[decided.sanction]}` : 'It stands.',
      `Answer from the moderators: ${answer}`,
    ],
  }),

  reportAnswered: (nametag, kind, on, acted) => ({
    subject: 'Answer to your report',
    paragraphs: [
      nametag === null ? 'Hello,' : greet(nametag),
      thanksText(kind, formatDate(on)),
      acted ? 'Action has been taken.' : 'No action has been taken: nothing breaks our terms of use.',
    ],
    ...(nametag === null && {
      remarks: ['If you didn’t report anything, someone gave your address by mistake. We no longer keep it.'],
    }),
  }),
};
