import type { ReportedKind } from '@palmares/core/report/case';
import { REPORT } from '@palmares/core/staff-limits';
import type * as fr from '../fr/report-issues.ts';

export const REASON_LABELS: typeof fr.REASON_LABELS = {
  illegal: 'Illegal content',
  copyright: 'Copyright or trademark',
  sexual: 'Nudity or sexual content',
  hate: 'Hate, harassment or violence',
  privacy: 'Privacy or image rights',
  spam: 'Spam or misleading content', // (AD-38)
  other: 'Something else',
};

/** With its article, for “You reported …”. */
type Nouns = { readonly label: string; readonly one: string; readonly yours: string };

const NOUNS: Readonly<Record<ReportedKind, Nouns>> = {
  album: { label: 'Album', one: 'an album', yours: 'Your album' },
  image: { label: 'Image', one: 'an image', yours: 'Your image' },
  tierlist: { label: 'Tier list', one: 'a tier list', yours: 'Your tier list' },
  tournament: { label: 'Tournament', one: 'a tournament', yours: 'Your tournament' },
  ranking: { label: 'Ranking', one: 'a ranking', yours: 'Your ranking' },
  author: { label: 'Account', one: 'an account', yours: 'Your account' },
};

export const kindLabel: typeof fr.kindLabel = (kind) => NOUNS[kind].label;

export const thanksText: typeof fr.thanksText = (kind, date) =>
  `Thank you for reporting ${NOUNS[kind].one} on ${date}. The moderators have looked at it.`;

export const decisionText: typeof fr.decisionText = ({ kind, name, sanction }) => {
  if (sanction === 'deactivate') return 'Your account has been deactivated.';
  const thing = `${NOUNS[kind].yours} “${name}”`;
  if (sanction === 'hide') return `${thing} has been hidden: only you and the moderators can still see it.`;
  if (sanction === 'remove') return `${thing} has been removed everywhere.`;
  const quarantined = 'has been quarantined: it is no longer visible, and it can’t be edited or used.';
  return kind === 'album'
    ? `${thing} ${quarantined}`
    : `The album of ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${quarantined}`;
};

export const LIFTED_TEXTS: typeof fr.LIFTED_TEXTS = {
  hide: 'This content is visible again.',
  quarantine: 'The album is out of quarantine.',
  remove: 'The image cannot be restored, but you can add it again.',
  deactivate: 'Your account is active again.',
};

export const reportIssueText: typeof fr.reportIssueText = (issue) => {
  if (issue.field === 'email') return 'This email address is not valid.';
  return issue.code === 'required'
    ? 'Say in a few words what is wrong.'
    : `The text must not be longer than ${REPORT.textMax} characters.`;
};

export const statementText: typeof fr.statementText = (code, max) =>
  code === 'required' ? 'This text is required.' : `This text cannot be longer than ${max} characters.`;
