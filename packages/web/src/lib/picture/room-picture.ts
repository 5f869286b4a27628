// The picture and the text of a room's result. A picture goes anywhere: it names only guests who agreed (SA-23).
import type { Image, RoomResult } from '@palmares/core/contract/types';
import type { PictureImage } from '@palmares/pictures/content';
import { anonymousGuest } from '@palmares/texts/page/rooms';
import { RESULT_TEXTS } from '@palmares/texts/page/rooms-result';
import { getSiteRoot } from '../share-address.ts';
import type { PictureSource } from './make-picture-file.ts';

/** Images of the most divisive steps. */
const DIVIDED_MAX = 4;

function createNaming({ guests }: RoomResult): (number: number | undefined) => string {
  const agreed = new Map(guests.map(({ number, name, consent }) => [number, consent ? name : null]));
  return (number = 0) => agreed.get(number) ?? anonymousGuest(number);
}

export function toRoomPicture(
  result: RoomResult,
  title: string,
  images: ReadonlyMap<number, Image>,
): PictureSource {
  const getName = createNaming(result);
  const divided = [...new Set(result.divisive.flatMap((step) => step.images))]
    .flatMap((id) => images.get(id) ?? [])
    .slice(0, DIVIDED_MAX);
  return {
    content: {
      kind: 'room',
      title,
      origin: RESULT_TEXTS.origin(result.guests.length),
      site: window.location.host,
      agreements: {
        title: RESULT_TEXTS.agreement,
        rows: result.agreements.map(({ number, percent }) => ({
          name: getName(number),
          share: percent / 100,
          value: RESULT_TEXTS.percent(percent),
        })),
      },
      facts: listFacts(result),
      divided: { title: RESULT_TEXTS.divisive, images: divided.map(toPictureImage) },
    },
    paths: new Map(divided.map(({ id, path_image }) => [id, path_image])),
  };
}

const toPictureImage = ({ id, name, width, height }: Image): PictureImage => ({ id, name, width, height });

function listFacts(result: RoomResult): { title: string; text: string }[] {
  const { closest, original } = result;
  const getName = createNaming(result);
  return [
    ...(closest === null
      ? []
      : [
          {
            title: RESULT_TEXTS.closest,
            text: RESULT_TEXTS.closestText(
              getName(closest.numbers[0]),
              getName(closest.numbers[1]),
              closest.percent,
            ),
          },
        ]),
    ...(original === null
      ? []
      : [
          {
            title: RESULT_TEXTS.original,
            text: RESULT_TEXTS.originalText(getName(original.number), original.percent),
          },
        ]),
  ];
}

/** Returns the result as text for chats, with one line for each guest. */
export function getRoomPictureText(result: RoomResult, title: string): string {
  const getName = createNaming(result);
  const rows = result.agreements.map(
    ({ number, percent }) => `${getName(number)} · ${RESULT_TEXTS.percent(percent)}`,
  );
  const facts = listFacts(result).map((fact) => `${fact.title} · ${fact.text}`);
  return [title, RESULT_TEXTS.agreement, ...rows, ...facts, getSiteRoot()].join('\n');
}
