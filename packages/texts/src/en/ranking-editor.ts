import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type * as fr from '../fr/ranking-editor.ts';
import { count } from './grammar.ts';
import { ordinal } from './ordinal.ts';
import { RANKING_WORDS } from './ranking-words.ts';

const completeText = (points: number) => `Give it its ${count(points, 'point')}`;

export const TEXTS: typeof fr.TEXTS = {
  name: 'Name of the ranking',
  namePlaceholder: 'Name your ranking',
  description: 'Description',
  left: (left) => `${count(left, 'character')} left`,
  publicText: 'Anyone can see it. Otherwise, only you can.',
  ...RANKING_WORDS.publish,
  album: 'Album',
  total: 'Images',
  ranked: 'Ranked',
  unranked: 'Unranked',
  status: 'Status',
  untitled: 'Untitled',
  by: (author) => `by ${isolateBidi(author)}`,

  round: 'Choose the images',
  selected: (place) => `chosen ${ordinal(place)}`,
  views: (viewed) => (viewed === 0 ? 'never seen' : viewed === 1 ? 'seen once' : `seen ${viewed} times`),
  info: (name) => `Details: ${name}`,
  quick: 'Quick confirmation',
  quickText:
    'With up to four images on screen, tapping your favorite confirms it right away. “Undo” takes it back.',
  alone: 'Alone on screen: nothing to compare.',
  complete: completeText,
  offer: (points) => `Alone on screen: “${completeText(points)}” ranks it right away.`,
  instruction: (limit, isTouch) => {
    const verb = isTouch ? 'Tap' : 'Click';
    return limit === 1 ? `${verb} your favorite` : `${verb} your favorites, up to ${limit}`;
  },
  toSee: (left) => `${left} to see`,
  topSettled: (top) => `Your top ${top} is settled: no answer can change it anymore.`,
  full: (limit) => `No more than ${count(limit, 'image')} at a time.`,
  progress: (ranked, total) => `${count(ranked, 'image')} ranked out of ${total}`,
  nextBatch: (shown) => `${count(shown, 'new image')}.`,
  nextImages: (names) =>
    endSentence(
      `${count(names.length, 'new image')}: ${names.map((name, index) => `${index + 1}, ${name}`).join('; ')}`,
    ),
  undone: 'Undone.',

  shelf: 'Ranked images',
  shelfEmpty: 'An image arrives here as soon as it has its 5 points.',
  shelfHint: 'Drag to change the order.',
  rank: (rank) => `Rank ${rank}`,
  open: (name, rank) => `${name}, rank ${rank}: view image`,
  up: (name) => `Move ${name} up one rank`,
  down: (name) => `Move ${name} down one rank`,
  moved: (name, rank) => `${name}: rank ${rank}.`,

  pausedTitle: 'The ranking is paused',
  pausedText: 'What is ranked is already a real ranking. Go on whenever you like.',
  readyTitle: 'Everything is ready',
  readyText: 'The images will come in groups. Choose your favorites, and the podium takes shape.',
  emptyTitle: 'No images to rank',
  emptyText: 'The album no longer has any of the images of this ranking.',
  finishedTitle: 'Ranking complete',
  finishedText: 'Every image has its rank. You can still change the order by hand.',

  help: 'How it works',
  more: 'More actions',
  resetConfirm: 'Reset',
  serverSaved: 'Saved',
  goneTitle: 'This ranking no longer exists',
  goneText: 'It was deleted elsewhere. Your work is intact: you can save it as a new ranking.',
  keepAnew: 'Keep it as a new one',
  conflict: 'This ranking was saved in another tab or on another device. What should happen to your changes?',

  draftTitle: 'Resume your draft?',
  draftOtherSelection: (ranked, name) =>
    `You have a draft ${name === '' ? '' : `“${name}” `}from this album, with a different selection of images and ${count(ranked, 'image')} ranked. Starting over erases it.`,
  draftOtherVersion: (ranked) =>
    `This ranking was saved elsewhere since your draft (${count(ranked, 'image')} ranked). You can resume and decide when you save. Starting over erases it.`,

  loading: 'Loading the ranking…',
  albumPrivate: 'This album is private: only its author can make a ranking from it.',
  frozen: 'Its album is quarantined: this ranking can’t be edited for now.',
};

export const SHORTCUTS: typeof fr.SHORTCUTS = [
  { keys: ['1', '…', '9'], does: 'Choose an image, or take it back' },
  { keys: ['←', '↑', '↓', '→'], does: 'Move between images' },
  { keys: ['Space'], does: 'Choose the image, or take it back (or Enter)' },
  { keys: ['Ctrl', '+', 'Enter'], does: 'Confirm the selection' },
  { keys: ['P'], does: 'Skip: none of these' },
  { keys: ['U'], does: 'Undo (or Ctrl\u00A0+\u00A0Z)' },
  { keys: ['I'], does: 'View the details of the image' },
  { keys: ['Alt', '↑', '↓'], does: 'Move a ranked image' },
  { keys: ['Ctrl', 'S'], does: 'Save' },
  { keys: ['?'], does: 'This list' },
];
