import type { Tierlist, TierlistLine, TierlistSummary } from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { type AddressDeps, presentImage } from '../../catalog/image/image.presenter.ts';
import { addressingFor, mayReadContent, presentContent, presentWhole } from '../shared/content.presenter.ts';
import type { Whole } from '../shared/content.repository.ts';
import type { LineRow, TierlistCardRow, TierlistRow } from './tierlist.repository.ts';

export function presentTierlistSummary(
  deps: AddressDeps,
  actor: Actor,
  row: TierlistCardRow,
): TierlistSummary {
  const mayRead = mayReadContent(actor, row);
  const addressing = addressingFor(actor, row);
  return {
    ...presentContent(actor, row),
    id_main_image: row.id_main_image,
    image_count: row.image_count,
    cover: mayRead && row.cover !== null ? presentImage(deps, row.cover, addressing) : null,
    preview: mayRead
      ? row.preview.map(({ label, color, images }) => ({
          label,
          color,
          images: images.map((image) => presentImage(deps, image, addressing)),
        }))
      : [],
  };
}

/** Disabled images are stored, but only the author sees them, because the author's next save must send them back. */
export function presentLines(
  deps: AddressDeps,
  actor: Actor,
  row: TierlistRow,
  lines: readonly LineRow[],
): TierlistLine[] {
  const addressing = addressingFor(actor, row);
  const isAuthor = actor.kind === 'account' && actor.id === row.account_id;
  return lines.map((line) => ({
    id: line.id,
    id_tierlist: line.id_tierlist,
    label: line.label,
    placement: line.placement,
    color: line.color,
    images: line.images
      .filter((entry) => isAuthor || !entry.disable)
      .map((entry) => ({
        id: entry.id,
        id_image: entry.id_image,
        id_tierlist_line: entry.id_tierlist_line,
        placement: entry.placement,
        disable: entry.disable,
        image: presentImage(deps, entry.image, addressing),
      })),
  }));
}

export function presentTierlist(
  deps: AddressDeps,
  actor: Actor,
  row: Whole<TierlistRow>,
  lines: readonly LineRow[],
): Tierlist {
  return {
    ...presentWhole(deps, actor, row),
    id_main_image: row.id_main_image,
    lines: presentLines(deps, actor, row, lines),
  };
}
