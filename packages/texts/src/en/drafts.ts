import type * as fr from '../fr/drafts.ts';
import { formatMoment } from './formats.ts';

export const DRAFT_TEXTS: typeof fr.DRAFT_TEXTS = {
  pending: 'Draft…',
  kept: 'Draft kept',
  failed: 'Draft not kept',
  failedHelp:
    'Your browser can’t store the draft (storage full or turned off). Save so that nothing is lost.',
};

export const CONFLICTING_DRAFTS_TEXTS: typeof fr.CONFLICTING_DRAFTS_TEXTS = {
  title: 'Which draft do you want to keep?',
  text: 'You have several here. The one you choose stays, and the others are erased. If you don’t choose, all of them are kept.',
  origins: {
    own: 'The one that was here',
    visitor: 'The one from before you logged in',
    tab: 'The one from another tab',
    begun: 'The one you’ve just started',
  },
  elsewhere: 'Another tab has kept its own version of this draft. Both are kept.',
  other: 'The other one:',
  mine: 'Keep this one',
  theirs: 'Resume the other',
  formatMoment,
};

export const CONFLICT_TEXTS: typeof fr.CONFLICT_TEXTS = {
  title: 'A newer version exists',
  copy: { label: 'Keep mine as a copy', effect: 'Both versions exist, side by side.' },
  overwrite: { label: 'Overwrite with mine', effect: 'The other version is replaced.' },
  reload: { label: 'Reload the other version', effect: 'Your changes are discarded.' },
};
