import type { Action } from '@palmares/core/ranking/actions';
import type { SaveRefusal } from '@palmares/core/ranking/check-save';
import { RANKING } from '@palmares/core/ranking/limits';
import type { Status } from '@palmares/core/ranking/statistics';
import type * as fr from '../fr/ranking.ts';
import { count, formatNumber } from './grammar.ts';

export const RANKING_TEXTS: typeof fr.RANKING_TEXTS = {
  createTitle: 'Ranking editor',
  editTitle: 'Edit ranking',
  showSettings: 'Settings',
  hideSettings: 'Hide',
  start: 'Start the ranking',
  resume: 'Continue the ranking',
  reset: 'Reset',
  restart: 'Restart',
  seeResult: 'See the result',
  saveNew: 'Save progress',
  update: 'Update',
  saving: 'Saving…',
  isPublic: 'Public ranking',
  qualification: 'Qualification',
  validate: 'Confirm selection',
  pass: 'Skip',
  undo: 'Undo',
  stop: 'Stop here',
  keepOn: 'Continue',
  stopOffer: 'You’ve seen every image without choosing one. Would you like to stop here?',
  resetQuestion: 'Reset this ranking? Its scores, views and ranks will be erased.',
  forbiddenEdit: 'You are not allowed to edit this ranking.',
  loadFailed: 'Error loading the ranking. Redirecting to the list.',
  rightsFailed: 'Error checking your permissions.',
  saveFailed: 'Error saving the ranking. Please try again.',
  updated: 'Ranking updated!',
  created: 'Ranking saved! You can keep editing it.',
};

export const RANKING_INTRO: typeof fr.RANKING_INTRO = {
  title: 'How a ranking works',
  steps: [
    'Choose your favorites among the images on screen.',
    `Each choice gives the image ${count(RANKING.pointsPerSelection, 'point')}.`,
    `At ${count(RANKING.pointsToRank, 'point')}, the image takes its rank.`,
    'Save whenever you like and pick up again from your profile.',
  ],
  close: RANKING_TEXTS.start,
};

export const RANKING_VIEW_TEXTS: typeof fr.RANKING_VIEW_TEXTS = {
  missingId: 'The ranking’s ID is missing',
  notFound: 'Ranking not found',
  isPrivate: 'This ranking is private',
  forbidden: 'You don’t have access to this ranking',
  failed: 'Error loading the ranking',
  unknownAlbum: 'Unknown album',
  unknownAuthor: 'Unknown author',
  edit: 'Edit',
  restTitle: 'The rest of the ranking',
  inProgressTitle: 'Images in progress',
  inProgressHelp: `These images have been chosen but don’t have their ${count(RANKING.pointsToRank, 'point')} yet: their rank is still open.`,
  inProgress: 'In progress',
};

const STATUS_TEXTS: Record<Status, string> = {
  running: 'Ranking in progress',
  ready: 'Ready to rank',
  finished: 'Ranking finished',
};

const EMPTY_TEXTS: Record<'empty' | 'onlyInProgress', string> = {
  empty: 'No images in this ranking',
  onlyInProgress: 'Ranking in progress',
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  login_or_name_required: 'Please log in and give your ranking a name.',
  no_progress: 'There is no progress to save. Choose at least a few images first.',
};

const UNDO_TEXTS: Record<Action['type'], string> = {
  start: 'Undo the start of the ranking',
  stop: 'Undo the stop',
  validate: 'Undo the last confirmation',
  complete: 'Undo the last confirmation',
  pass: 'Undo the last skip',
  moveRanked: 'Undo the move',
  reset: 'Undo the reset',
};

export const statusText: typeof fr.statusText = (status) => STATUS_TEXTS[status];

export const emptyText: typeof fr.emptyText = (state) => EMPTY_TEXTS[state];

export const saveText: typeof fr.saveText = (refusal) => SAVE_TEXTS[refusal];

export const startText: typeof fr.startText = (rankedCount) =>
  rankedCount > 0 ? RANKING_TEXTS.resume : RANKING_TEXTS.start;

export const undoText: typeof fr.undoText = (last) => UNDO_TEXTS[last.type];

export const selectionText: typeof fr.selectionText = (selected, limit) =>
  `Choose up to ${count(limit, 'image')} (${selected}/${limit})`;

export const roundText: typeof fr.roundText = (round) => `Round ${round}`;

export const shownText: typeof fr.shownText = (shown) => `${count(shown, 'image')} on screen`;

export const remainingText: typeof fr.remainingText = (remaining) =>
  `${count(remaining, 'image')} left in this round`;

export const unrankedText: typeof fr.unrankedText = (unranked) =>
  `${count(unranked, 'image')} not ranked yet`;

export const effortText: typeof fr.effortText = ({ least, most }) => {
  const short = shortEffortText({ least, most });
  return least === most ? short : `${short}, at your own pace`;
};

export const shortEffortText: typeof fr.shortEffortText = ({ least, most }) => {
  if (most === 1) return 'One answer to go';
  const [low, high] = [formatNumber(least), formatNumber(most)];
  return least === most ? `${high} answers to go` : `${low} to ${high} answers to go`;
};

export const scoreText: typeof fr.scoreText = (points) => `${points}/${RANKING.pointsToRank}`;

export const rankedAnnouncement: typeof fr.rankedAnnouncement = (name, rank) =>
  `${name} enters the ranking at number ${rank}`;
