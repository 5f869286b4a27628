import { ALBUM } from '@palmares/core/limits';
import type { GuestNameIssueCode } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import type { PlanIssueCode } from '@palmares/core/room/plan';
import type * as fr from '../fr/rooms.ts';

const NAME_TEXTS: Readonly<Record<GuestNameIssueCode, string>> = {
  required: 'Choose a name.',
  too_short: `The name needs at least ${ROOM.nameMin} characters.`,
  too_long: `The name cannot be longer than ${ROOM.nameMax} characters.`,
};

export const guestNameText: typeof fr.guestNameText = (code) => NAME_TEXTS[code];

const PLAN_TEXTS: Readonly<Record<PlanIssueCode, string>> = {
  too_few_images: `Choose at least ${ROOM.imagesMin} images.`,
  too_few_placed: `Choose a tier list that places at least ${ROOM.imagesMin} images.`,
  too_many_images: `A room plays up to ${ALBUM.imagesMax} images.`,
  image_twice: 'An image can only be played once.',
  bad_tiers: 'A room needs 2 to 15 tiers.',
  bad_seconds: 'Choose one of the times on offer.',
  bad_batches: 'This number of rounds is not possible.',
  bad_answers: 'Place every image in a tier first.',
};

export const roomPlanText: typeof fr.roomPlanText = (code) => PLAN_TEXTS[code];

export const ROOM_END_TEXTS: typeof fr.ROOM_END_TEXTS = {
  finished: 'The game is over.',
  host_ended: 'The host ended this room.',
  idle: 'This room ended: nobody has played in it for six hours.',
  album_private: 'This room ended: its album is now private.',
  album_quarantined: 'This room ended: its album is quarantined.',
  album_deleted: 'This room ended: its album was deleted.',
  images_gone: 'This room ended: it does not have enough images left.',
  host_deactivated: 'This room ended: the host’s account is disabled.',
  host_deleted: 'This room ended: the host’s account was deleted.',
};

export const SIMULATED_NAMES: typeof fr.SIMULATED_NAMES = [
  'Alex (bot)',
  'Noah (bot)',
  'Maya (bot)',
  'Sam (bot)',
  'Ruby (bot)',
  'Kim (bot)',
  'Lou (bot)',
  'Hugo (bot)',
];

export const anonymousGuest: typeof fr.anonymousGuest = (number) => `Guest ${number}`;
