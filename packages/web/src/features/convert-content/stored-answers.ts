// Stores the answers of tie-break duels in this tab until they become a draft, so that closing the dialog or reloading loses none;
// without storage they end with the dialog.

import type { ContentKind } from '@palmares/core/content-kind';
import type { TieBreaks } from '@palmares/core/convert-content/tie-breaks';
import { parseArray, parseImageIds, parseRecord } from '@palmares/core/parse-untrusted';
import { kindSlug } from '../../kinds/kinds.ts';
import { tabStorage } from '../../storage/web-storage.ts';

export type AnswersKey = {
  readonly owner: number | 'visitor';
  readonly kind: ContentKind;
  readonly id: number;
};

type Kept = Pick<TieBreaks, 'answers'> & {
  /** The images of each group to settle. Answers to other groups, or to a newer version, are not used. */
  readonly groups: readonly (readonly number[])[];
};

const getKey = ({ owner, kind, id }: AnswersKey) =>
  `palmares:tie-breaks:${owner}:${kindSlug(kind)}:${id}` as const;

export function storeAnswers(of: AnswersKey, { groups, answers }: TieBreaks): void {
  const kept: Kept = { groups: groups.map(({ images }) => images), answers };
  if (answers.length === 0) tabStorage.remove(getKey(of));
  else tabStorage.write(getKey(of), JSON.stringify(kept));
}

export function forgetAnswers(of: AnswersKey): void {
  storeAnswers(of, { groups: [], answers: [] });
}

/** Returns the stored answers to `ties`. Null when there are none, or when they belong to other groups. */
export function readAnswers(of: AnswersKey, ties: TieBreaks['groups']): TieBreaks | null {
  const kept = parseRecord(tabStorage.readJson(getKey(of)));
  const wanted = parseArray(kept?.['groups']).map((group) => parseImageIds(group).join());
  const groups = ties.filter(({ images }) => wanted.includes(images.join()));
  const answers = parseImageIds(kept?.['answers']);
  return answers.length > 0 && groups.length > 0 && groups.length === wanted.length
    ? { groups, answers }
    : null;
}
