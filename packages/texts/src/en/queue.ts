import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/queue.ts';
import { count } from './grammar.ts';

export const QUEUE_TEXTS: typeof fr.QUEUE_TEXTS = {
  title: 'Moderation',
  intro: 'What people report, and the images that the automatic check let through with some doubt.',
  shelves: 'Queue',
  error: 'The data could not be loaded. Please try again later.',
  by: (author) => `by ${isolateBidi(author)}`,
  checked: 'Automatic check',
  reports: (n) => count(n, 'report'),
};

export const SHELF_LABELS: typeof fr.SHELF_LABELS = {
  open: 'To review',
  escalated: 'Escalated',
  appealed: 'Appealed',
  closed: 'Closed',
};

export const EMPTY_SHELVES: typeof fr.EMPTY_SHELVES = {
  open: { title: 'Nothing to review', text: 'The next reports and doubtful images will appear here.' },
  escalated: { title: 'Nothing escalated', text: 'What moderators escalate waits here for an admin.' },
  appealed: {
    title: 'No appeals',
    text: 'Authors who appeal a decision wait here for their answer.',
  },
  closed: { title: 'Nothing closed', text: 'Handled reports stay here for 90 days.' },
};

export const STATE_TEXTS: typeof fr.STATE_TEXTS = {
  open: 'To review',
  escalated: 'Escalated',
  dismissed: 'Dismissed',
  decided: 'Decided',
  appealed: 'Appealed',
  upheld: 'Upheld',
  lifted: 'Overturned',
};

export const SANCTION_TEXTS: typeof fr.SANCTION_TEXTS = {
  hide: 'Content hidden',
  quarantine: 'Album in quarantine',
  remove: 'Image removed everywhere',
  deactivate: 'Account deactivated',
};

export const ACTION_LABELS: typeof fr.ACTION_LABELS = {
  dismiss: 'Dismiss',
  escalate: 'Escalate',
  hide: 'Hide the content',
  quarantine: 'Quarantine the album',
  remove: 'Remove the image everywhere',
  deactivate: 'Deactivate the account',
  uphold: 'Uphold the decision',
  lift: 'Overturn the decision',
};

export const ACTION_EFFECTS: typeof fr.ACTION_EFFECTS = {
  dismiss: 'The people who reported it are thanked; the author hears nothing of it.',
  escalate: 'An admin will decide.',
  hide: 'Only its author and the moderators can still see it. The author reads the reason and can appeal once.',
  quarantine:
    'The album and everything made from it disappear. The author reads the reason and can appeal once.',
  remove: 'The image leaves its album and every creation, and its file is erased: this cannot be undone.',
  deactivate:
    'This person can no longer log in; what they made public stays visible. They receive the reason by email.',
  uphold: 'The author reads your answer. A second appeal will not be possible.',
  lift: 'The measure is undone, and the author reads your answer.',
};

export const DONE_TEXTS: typeof fr.DONE_TEXTS = {
  dismiss: 'Report dismissed.',
  escalate: 'Report escalated.',
  hide: 'Content hidden.',
  quarantine: 'Album quarantined.',
  remove: 'Image removed everywhere.',
  deactivate: 'Account deactivated.',
  uphold: 'Decision upheld.',
  lift: 'Decision overturned.',
};

export const CASE_TEXTS: typeof fr.CASE_TEXTS = {
  title: (kind, name) => `${kind} “${isolateBidi(name)}”`,
  author: 'Author:',
  see: 'View the page',
  earlier: (n) => (n === 0 ? 'No other decisions' : count(n, 'other decision')),
  reports: 'Reports',
  more: (n) => `and ${count(n, 'earlier one')}.`,
  visitor: 'Person without an account',
  noReports: 'The reports and the copy were erased 90 days after the decision.',
  copy: (date) => `Copy from ${date}`,
  copyAlbum: (album) => `Album “${isolateBidi(album)}”`,
  gone: 'Image erased',
  decision: 'Decision',
  reason: 'Reason',
  appeal: 'Appeal',
  answer: 'Answer',
  decidedBy: (name) => `by ${isolateBidi(name)}`,
  act: 'What should happen?',
  aboutYou: 'This report is about you: someone else will decide.',
  forAnother: 'Another admin will answer the appeal.',
  reasonLabel: 'Reason, as the author will read it',
  answerLabel: 'Answer, as the author will read it',
  back: 'Back',
  loading: 'Loading…',
  failed: 'Something went wrong. Please try again.',
  gone404: 'What was reported no longer exists: dismiss the report.',
  missing: 'This report no longer exists.',
};
