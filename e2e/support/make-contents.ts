import type { ApiUser } from './api-user.ts';
import type { MadeAlbum } from './make-album.ts';

export type MadeContents = {
  readonly tierlist: number;
  readonly tournament: number;
  readonly ranking: number;
};

/**
 * Creates a finished content of each kind, all with the same name. Every image is placed in the order of the album: in one tier, from the
 * champion down, on ranks from the first. Resolves to their ids.
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

/** Addresses of the tier list, the tournament and the ranking. */
export const viewerPaths = ({ tierlist, tournament, ranking }: MadeContents): string[] => [
  `/tierlists/${tierlist}`,
  `/tournois/${tournament}`,
  `/classements/${ranking}`,
];
