// The calls for single tiers, which scripts use: the editor saves a tier list as a whole. Separate from endpoints.ts, which every first page
// load includes.
import { anyone, member } from './endpoint.ts';
import type * as wire from './types.ts';

type Id = { id: number };

export const TIERLIST_LINE_ENDPOINTS = {
  listTierlistLines: anyone.get<{ data: wire.TierlistLine[] }>('/tierlist/:id/line'),
  createTierlistLine: member.post<{ body: wire.CreateLineBody; data: Id }>('/tierlist/line'),
  updateTierlistLine: member.put<{ body: wire.UpdateLineBody; data: Id }>('/tierlist/line/:id'),
  deleteTierlistLine: member.delete<{ data: Id }>('/tierlist/line/:id'),
  createTierlistLineImage: member.post<{ body: wire.CreateLineImageBody; data: Id }>('/tierlist/line/image'),
  updateTierlistLineImage: member.put<{ body: wire.UpdateLineImageBody; data: Id }>(
    '/tierlist/line/image/:id',
  ),
} as const;
