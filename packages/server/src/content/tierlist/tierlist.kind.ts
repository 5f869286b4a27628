import type { Tierlist } from '@palmares/core/contract/types';
import { fromLines } from '@palmares/core/tierlist/wire';
import { createImagePicker, type PublicResult } from '../shared/public-result.ts';
import type { ServerKind } from '../shared/server-kind.ts';
import { VOTE_JSON } from './tierlist.repository.ts';
import { tierlistService } from './tierlist.service.ts';

export const tierlist: ServerKind<'tierlist'> = {
  service: tierlistService,
  tellResult,
  voteJson: VOTE_JSON,
};

/** Tiers from best to worst; images that were not placed are omitted. */
function tellResult({ lines }: Tierlist): PublicResult {
  const pick = createImagePicker(lines.flatMap(({ images }) => images));
  const { tiers } = fromLines(lines);
  const groups = tiers.map(({ label, color, images }) => ({ label, color, images: pick(images) }));
  return { groups, champion: null, beaten: [] };
}
