import type { ApiUser } from './api-user.ts';
import type { MadeAlbum } from './make-album.ts';

export type MadeContents = {
  readonly tierlist: number;
  readonly tournament: number;
  readonly ranking: number;
};

/**
 * Ids of a finished content of each kind, all of one name, in which every image has its place in the order of the album: in one tier, from the
 * champion, from the first of five ranks.
 */
export async function makeContents(
  author: ApiUser,
  { id, images }: MadeAlbum,
  { name, tier = 'S' }: { name: string; tier?: string },
): Promise<MadeContents> {
  const create = async (path: string, body: object) =>
    (await author.call<{ id: number }>('POST', path, { name, id_album: id, ...body })).id;
  const placed = images.map((id_image, index) => ({ id_image, placement: index + 1 }));
  return {
    tierlist: await create('/tierlist', {
      lines: [{ label: tier, placement: 1, color: 'ff7f7f', images: placed }],
    }),
    tournament: await create('/tournament', {
      turn: 3,
      winner_id: images[0],
      images: images.map((id_image, index) => ({
        id_image,
        place: index + 1,
        turn: index === 0 ? 3 : index % 3,
        lose: index > 0,
      })),
    }),
    ranking: await create('/ranking', {
      images: images.map((id_image, index) => ({
        id_image,
        points: index < 5 ? -(index + 1) : 2,
        viewed: 3,
      })),
    }),
  };
}

/** Their addresses: tier list, tournament, ranking. */
export const viewersOf = ({ tierlist, tournament, ranking }: MadeContents): string[] => [
  `/tierlists/${tierlist}`,
  `/tournois/${tournament}`,
  `/classements/${ranking}`,
];
