// Converts a tournament to the model of its picture: the champion and whom it beat, then the others under the viewer's titles.
import type { Image } from '@palmares/core/contract/types';
import type { TournamentView } from '@palmares/core/tournament/wire';
import type { TournamentContent } from '@palmares/pictures/content';
import { groupTitle } from '@palmares/texts/game/tournament-rules';

export function toPicture(
  title: string,
  origin: string,
  {
    champion,
    groups,
    path,
    images,
  }: Pick<TournamentView, 'champion' | 'groups' | 'path'> & {
    readonly images: ReadonlyMap<number, Image>;
  },
): Omit<TournamentContent, 'site'> {
  const shown = groups.map((group) => ({
    title: groupTitle(group, 'viewer'),
    images: group.images.filter((id) => id !== champion).flatMap((id) => images.get(id) ?? []),
  }));
  return {
    kind: 'tournament',
    title,
    origin,
    champion: champion === null ? null : (images.get(champion) ?? null),
    groups: shown.filter((group) => group.images.length > 0),
    beaten: path.flatMap(({ beaten }) => beaten),
  };
}
