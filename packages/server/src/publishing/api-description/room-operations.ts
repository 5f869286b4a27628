// The purpose of the calls of rooms. The event stream is no call: docs/decisions/0104 describes it.
import type { OperationText } from '../kinds/operation-text.ts';

/** Error codes of calls that need the cookie of a seat. */
const SEAT = ['room_seat_required', 'room_removed', 'not_found'] as const;
const HOST = [...SEAT, 'room_not_host', 'room_ended'] as const;
const BUILD_ON = ['album_private', 'album_quarantined', 'not_found'] as const;

export const ROOM_OPERATIONS = {
  openRoom: {
    tag: 'room',
    summary: 'Ouvre un salon sur un album, et donne ses clés.',
    errors: [
      ...BUILD_ON,
      'room_plan_invalid',
      'image_not_in_album',
      'content_private',
      'auth_required',
      'too_many_rooms',
    ],
  },
  listOwnRooms: { tag: 'room', summary: 'Liste vos salons ouverts, et ceux dont le résultat vous attend.' },
  getRoomResultOfContent: {
    tag: 'room',
    summary: 'Donne le résultat du salon dont un contenu est né.',
    errors: ['auth_required', 'content_private', 'not_found'],
  },
  previewRoom: {
    tag: 'room',
    summary: 'Donne ce que chacun apprend d’un salon par son code.',
    errors: ['not_found'],
  },
  enterRoom: {
    tag: 'room',
    summary:
      'Entre dans un salon : une personne avec un nom, ou un écran avec sa clé. La réponse pose un cookie.',
    errors: [...SEAT, 'room_locked', 'room_full', 'room_ended'],
  },
  leaveRoom: { tag: 'room', summary: 'Quitte un salon.', errors: SEAT },
  getRoomSnapshot: {
    tag: 'room',
    summary: 'Donne l’état d’un salon, comme le flux d’événements.',
    errors: SEAT,
  },
  getRoomSeat: { tag: 'room', summary: 'Donne votre place dans un salon et vos votes.', errors: SEAT },
  updateRoomSeat: {
    tag: 'room',
    summary: 'Change votre nom dans un salon, ou votre accord pour les images.',
    errors: [...SEAT, 'nothing_to_update'],
  },
  listRoomImages: { tag: 'room', summary: 'Liste les images jouées, avec leurs adresses.', errors: SEAT },
  getRoomKeys: {
    tag: 'room',
    summary: 'Donne les clés du lien d’invitation et de l’écran, à l’hôte et à la coanimation.',
    errors: [...SEAT, 'room_not_host'],
  },
  renewRoomKeys: {
    tag: 'room',
    summary: 'Renouvelle ces clés : les précédentes ne valent plus, et les écrans ouverts s’arrêtent.',
    errors: HOST,
  },
  simulateRoomGuests: {
    tag: 'room',
    summary: 'Fait venir des invités simulés, sur un site de démonstration seulement.',
    errors: [...HOST, 'room_full'],
  },
  voteInRoom: {
    tag: 'room',
    summary: 'Vote à l’étape ouverte. Un nouveau vote remplace le précédent.',
    errors: [
      ...SEAT,
      'room_choice_invalid',
      'room_step_closed',
      'room_paused',
      'room_moved_on',
      'room_ended',
    ],
  },
  takeOverRoom: {
    tag: 'room',
    summary: 'Reprend la conduite d’un salon dont l’hôte est absent depuis deux minutes.',
    errors: [...SEAT, 'room_too_early', 'room_ended'],
  },
  conductRoom: {
    tag: 'room',
    summary: 'Fait avancer un salon : ouvrir, révéler, trancher, revenir, mettre en pause.',
    errors: [...HOST, 'room_moved_on', 'room_choice_invalid'],
  },
  updateRoom: {
    tag: 'room',
    summary: 'Change les réglages d’un salon.',
    errors: [...HOST, 'nothing_to_update'],
  },
  endRoom: { tag: 'room', summary: 'Termine un salon.', errors: HOST },
  updateRoomGuest: {
    tag: 'room',
    summary: 'Renomme une personne d’un salon, ou la laisse revenir.',
    errors: [...HOST, 'nothing_to_update'],
  },
  removeRoomGuest: { tag: 'room', summary: 'Retire une personne d’un salon.', errors: HOST },
  getRoomResult: {
    tag: 'room',
    summary: 'Donne le résultat d’un salon : accords, duo le plus proche, images qui divisent.',
    errors: [...SEAT, 'room_no_result'],
  },
  saveRoom: {
    tag: 'room',
    summary: 'Fait du résultat d’un salon un contenu privé de la personne qui l’a ouvert.',
    errors: [...BUILD_ON, 'room_not_host', 'room_no_result', 'image_not_in_album'],
  },
} as const satisfies Record<string, OperationText>;
