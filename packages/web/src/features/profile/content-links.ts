// Where each kind of content is seen, continued and made.

import type { ContentKind } from '@palmares/core/content-kind';
import type { DraftSummary } from '../../lib/drafts/draft-summary.ts';
import { paths } from '../../lib/paths.ts';

const VIEW: Record<ContentKind, (id: number) => string> = {
  tierlist: paths.tierlist.to,
  tournament: paths.tournament.to,
  ranking: paths.ranking.to,
};

const EDIT: Record<ContentKind, (id: number) => string> = {
  tierlist: paths.tierlistEdit.to,
  tournament: (id) => paths.tournamentEdit.to(id, true),
  ranking: paths.rankingEdit.to,
};

const CREATE = {
  tierlist: paths.tierlistCreate.to,
  tournament: paths.tournamentCreate.to,
  ranking: paths.rankingCreate.to,
} as const;

export const viewLink = (kind: ContentKind, id: number): string => VIEW[kind](id);

/** The sort goes on where it stands, or starts again there. A tournament is played once: there is none (spec P1 §2). */
export const resumeLink = (kind: ContentKind, id: number): string | null =>
  kind === 'tournament' ? null : EDIT[kind](id);

/** The builder that finds this draft again. */
export function draftLink({ name, title, albumId, imageIds }: DraftSummary): string {
  const { kind, subject } = name;
  if ('content' in subject) return EDIT[kind](subject.content);
  return CREATE[kind]({ album: albumId, images: imageIds, name: title });
}
