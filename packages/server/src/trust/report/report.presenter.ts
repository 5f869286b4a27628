import type { CaseDetail, CaseSummary, Decision, ReportCopy } from '@palmares/core/contract/types';
import { type AddressDeps, chooseAddressing, presentImage } from '../../catalog/image/image.presenter.ts';
import { presentAuthor, presentAuthorIfAny } from '../../identity/account/account.presenter.ts';
import type { CaseRow, CopyRow, PlacedImage, ReportRow } from './case.repository.ts';
import type { DecisionRow } from './decision.repository.ts';

/** Staff see the bytes of any image. */
function presentPlaced(deps: AddressDeps, placed: PlacedImage) {
  const album = { status: placed.album_status, deleted: placed.album_deleted, epoch: placed.album_epoch };
  return presentImage(deps, placed.image, chooseAddressing(album, { maySeeBytes: true }));
}

export function presentCase(deps: AddressDeps, row: CaseRow): CaseSummary {
  return {
    id: row.id,
    kind: row.kind,
    id_thing: row.thing_id,
    name: row.name,
    author: presentAuthor(row),
    state: row.state,
    sanction: row.sanction,
    reason: row.reason,
    appeal: row.appeal,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    since: row.since.toISOString(),
    cover: row.cover === null ? null : presentPlaced(deps, row.cover),
    reasons: row.reasons.map(({ reason, count }) => ({ reason, count })),
    scores: row.scores,
  };
}

export function presentReport(row: ReportRow): CaseDetail['reports'][number] {
  return {
    id: row.id,
    reason: row.reason,
    text: row.text,
    reporter: presentAuthorIfAny(row),
    id_copy: row.copy_id,
    createdAt: row.created_at.toISOString(),
  };
}

/** `images` holds those of the snapshot that still exist. */
export function presentCopy(
  deps: AddressDeps,
  { id, copy, created_at }: CopyRow,
  images: ReadonlyMap<number, PlacedImage>,
): ReportCopy {
  const present = (imageId: number) => {
    const placed = images.get(imageId);
    return placed === undefined ? null : presentPlaced(deps, placed);
  };
  return {
    id,
    createdAt: created_at.toISOString(),
    name: copy.name,
    description: copy.description,
    album: copy.album,
    groups: copy.groups.map(({ label, color, images: copied }) => ({
      label,
      color,
      images: copied.map((image) => ({
        id: image.id,
        name: image.name,
        description: image.description,
        url: image.url,
        image: present(image.id),
      })),
    })),
  };
}

export function presentDecision(row: DecisionRow): Decision {
  return {
    id: row.id,
    kind: row.kind,
    id_thing: row.thing_id,
    name: row.name,
    sanction: row.sanction,
    state: row.state,
    reason: row.reason,
    appeal: row.appeal,
    answer: row.answer,
    decidedAt: row.decided_at.toISOString(),
  };
}
