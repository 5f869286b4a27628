// Rooms (« salons »): issues of what hosts and guests type, why a room ended, and names that the server gives.

import { ALBUM } from '@palmares/core/limits';
import type { GuestNameIssueCode } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import type { PlanIssueCode } from '@palmares/core/room/plan';
import type { RoomEnd } from '@palmares/core/room/state';

const NAME_TEXTS: Readonly<Record<GuestNameIssueCode, string>> = {
  required: 'Choisissez un nom.',
  too_short: `Le nom doit contenir au moins ${ROOM.nameMin} caractères.`,
  too_long: `Le nom ne peut pas dépasser ${ROOM.nameMax} caractères.`,
};

export const guestNameText = (code: GuestNameIssueCode): string => NAME_TEXTS[code];

const PLAN_TEXTS: Readonly<Record<PlanIssueCode, string>> = {
  too_few_images: `Choisissez au moins ${ROOM.imagesMin} images.`,
  too_few_placed: `Choisissez une tier list qui place au moins ${ROOM.imagesMin} images.`,
  too_many_images: `Un salon joue ${ALBUM.imagesMax} images au plus.`,
  image_twice: 'Une image ne peut être jouée qu’une fois.',
  bad_tiers: 'Un salon a besoin de 2 à 15 tiers.',
  bad_seconds: 'Choisissez une des durées proposées.',
  bad_batches: 'Ce nombre de manches n’est pas possible.',
  bad_answers: 'Placez d’abord chaque image dans un tier.',
};

export const roomPlanText = (code: PlanIssueCode): string => PLAN_TEXTS[code];

/** Why a room ended, for everybody who was in it. */
export const ROOM_END_TEXTS: Readonly<Record<RoomEnd, string>> = {
  finished: 'La partie est finie.',
  host_ended: 'L’hôte a terminé ce salon.',
  idle: 'Ce salon s’est terminé : personne n’y a joué depuis six heures.',
  album_private: 'Ce salon s’est terminé : son album est devenu privé.',
  album_quarantined: 'Ce salon s’est terminé : son album est en quarantaine.',
  album_deleted: 'Ce salon s’est terminé : son album a été supprimé.',
  images_gone: 'Ce salon s’est terminé : il n’a plus assez d’images.',
  host_deactivated: 'Ce salon s’est terminé : le compte de l’hôte est désactivé.',
  host_deleted: 'Ce salon s’est terminé : le compte de l’hôte a été supprimé.',
};

/** Guests that the demo simulates. */
export const SIMULATED_NAMES: readonly string[] = [
  'Camille (robot)',
  'Noé (robot)',
  'Inès (robot)',
  'Sacha (robot)',
  'Maël (robot)',
  'Jade (robot)',
  'Louise (robot)',
  'Hugo (robot)',
];

/** The name of a guest without one: the host replaced it, or the names are deleted. */
export const anonymousGuest = (number: number): string => `Invité ${number}`; // (SA-23, SA-25)
