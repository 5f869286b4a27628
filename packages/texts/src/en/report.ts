import type * as fr from '../fr/report.ts';
import { REASON_LABELS, reportIssueText } from './report-issues.ts';

export const REPORT_TEXTS: typeof fr.REPORT_TEXTS = {
  title: {
    album: 'Report this album',
    image: 'Report this image',
    tierlist: 'Report this tier list',
    tournament: 'Report this tournament',
    ranking: 'Report this ranking',
    author: 'Report this account',
  },
  intro: (name) => `“${name}”. The moderators will look at it. The author will never know who reported it.`,
  reason: 'What’s wrong?',
  reasons: REASON_LABELS,
  reasonMissing: 'Choose a reason.',
  text: 'Details',
  hints: {
    copyright: 'Which work is it, and do you hold its rights or represent whoever does?',
    illegal: 'What seems illegal to you?',
    privacy: 'Who is affected, and how?', // (AD-38)
  },
  email: 'Your email address',
  emailHint: 'To receive the answer. It is erased afterwards.',
  send: 'Send the report',
  sent: 'Thank you, your report has been passed on to the moderators.',
  failed: 'The report could not be sent. Please try again.',
  codes: {
    already_reported: 'You have already reported this. The moderators will look at it.',
    report_own: 'You cannot report what is yours.',
    not_found: 'This no longer exists.',
    rate_limited: 'Too many reports. Try again later.',
  },
  issue: reportIssueText,
};
