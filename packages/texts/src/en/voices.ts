import { VOICE_WAVE } from '@palmares/core/staff-limits';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/voices.ts';
import { count } from './grammar.ts';

export const VOICE_TEXTS: typeof fr.VOICE_TEXTS = {
  leaveOut: 'Exclude votes',
  leaveOutNamed: (name) => `Exclude the votes of ${isolateBidi(name)}`,
  takeIn: 'Count votes again',
  takeInNamed: (name) => `Count the votes of ${isolateBidi(name)} again`,
  isLeftOut: 'Votes excluded',
  question: (n) => `Exclude the votes of ${n === 1 ? 'this account' : `these ${n} accounts`}?`,
  explanation:
    'Everything they created stays online, but no longer counts in any community ranking. You can change your mind later; the audit log records this decision.',
  confirm: 'Exclude',
  leftOut: (n) => (n === 1 ? 'The votes are excluded.' : `The votes of ${n} accounts are excluded.`),
  takenIn: (name) => `The votes of ${isolateBidi(name)} count again.`,
  waves: 'Waves of new accounts',
  wavesText: `On these albums, most votes of the last ${VOICE_WAVE.days} days come from accounts that were less than ${VOICE_WAVE.accountDays} days old when they voted.`,
  wave: (voices, young) => `${count(young, 'vote')} from new accounts, out of ${voices}`,
  leaveOutThese: (n) => `Exclude these ${n} votes`,
  leaveOutMany: (n, album) => `Exclude ${n} votes on “${isolateBidi(album)}”`,
  loadFailure: 'Could not check whether new accounts are voting in large numbers.',
};
