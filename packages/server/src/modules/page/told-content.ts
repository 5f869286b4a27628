// What a content tells, as a reader without a script gets it: groups of images from the best, and one sentence.
import type { Album, Image, Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import { PAGE_HEAD } from '@palmares/core/limits';
import { resultOf } from '@palmares/core/ranking/result';
import { truncate } from '@palmares/core/text/graphemes';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { fromLines } from '@palmares/core/tierlist/wire';
import { groupTitle } from '@palmares/core/tournament/messages';
import { fromSaved } from '@palmares/core/tournament/wire';

export type ToldGroup = { readonly label: string; readonly images: readonly Image[] };

/** Tiers from the first; what was not placed is left out. */
export function groupsOfTierlist({ lines }: Pick<Tierlist, 'lines'>): ToldGroup[] {
  const known = byId(lines.flatMap(({ images }) => images));
  return fromLines(lines)
    .tiers.map(({ label, images }) => ({ label, images: pick(known, images) }))
    .filter(({ images }) => images.length > 0);
}

/** The champion, the finalists, and on to those who left in the first round. */
export function groupsOfTournament(tournament: Tournament): ToldGroup[] {
  const { turn, winner_id, tournamentImage, duels } = tournament;
  const known = byId(tournamentImage);
  return fromSaved({ turn, winner_id, images: tournamentImage, duels }).groups.map((group) => ({
    label: groupTitle(group, 'viewer'),
    images: pick(known, group.images),
  }));
}

/** A group for each rank; images in progress have none yet. */
export function groupsOfRanking({ rankingImage }: Pick<Ranking, 'rankingImage'>): ToldGroup[] {
  const known = byId(rankingImage);
  const { podium, rest } = resultOf(rankingImage);
  return [...podium, ...rest]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, image }) => ({ label: `${rank}.`, images: pick(known, [image]) }));
}

type Held = { readonly id_image: number; readonly image: Image };

const byId = (held: readonly Held[]) => new Map(held.map(({ id_image, image }) => [id_image, image]));

const pick = (known: ReadonlyMap<number, Image>, ids: readonly number[]) =>
  ids.flatMap((id) => known.get(id) ?? []);

/** What its author wrote; else what it is, by whom, and how it begins. At most `PAGE_HEAD.descriptionMax` characters. */
export function describeContent(
  content: Pick<Tierlist, 'description' | 'author' | 'album'>,
  kind: string,
  groups: readonly ToldGroup[],
): string {
  const written = content.description?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (written !== '') return shorten(written);
  const album = content.album === null ? '' : ` sur l’album «\u00A0${content.album.name}\u00A0»`;
  const begin = groups.map(({ label, images }) => `${label} ${images.map(({ name }) => name).join(', ')}`);
  return shorten(`${kind} de ${content.author.username}${album}. ${begin.join(' · ')}`.trim());
}

export function describeAlbum({ author, image_count, images }: Album): string {
  const names = images.map(({ name }) => name).join(', ');
  const count = `${image_count}\u00A0image${image_count > 1 ? 's' : ''}`;
  return shorten(`Album de ${author.username}, ${count} à départager\u00A0: ${names}`);
}

export function shorten(text: string): string {
  const most = PAGE_HEAD.descriptionMax;
  return lengthOf(text) <= most ? text : `${truncate(text, most - 1).trimEnd()}…`;
}
