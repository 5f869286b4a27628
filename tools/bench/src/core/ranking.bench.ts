// Operations of a ranking of 20, 150 and 1 000 images after sixty validations. Floor: copying the list of images, which every validation
// needs, because it keeps the previous list for undo.
// Run: node bench/src/core/ranking.bench.ts
import { parseRankingDraft, toDraftJson } from '@palmares/core/ranking/draft';
import { estimateEffort } from '@palmares/core/ranking/effort';
import {
  getPresent,
  type History,
  perform,
  startHistory,
  toggle,
  undo,
  validateSelection,
} from '@palmares/core/ranking/history';
import { createRanking, selectionLimit } from '@palmares/core/ranking/ranking';
import { reduce } from '@palmares/core/ranking/reduce';
import { computeRankingResult } from '@palmares/core/ranking/result';
import { startRun } from '@palmares/core/ranking/rounds';
import { computeStatistics } from '@palmares/core/ranking/statistics';
import { fromSaved, toSaved } from '@palmares/core/ranking/wire';
import { measure, report } from '../measure.ts';

const VALIDATIONS = 60;

for (const count of [20, 150, 1_000]) {
  const idle = createRanking(
    Array.from({ length: count }, (_, index) => index + 1),
    1,
  );
  let history = startHistory(startRun(idle));
  for (let i = 0; i < VALIDATIONS; i++) history = validateSelection(selectAll(history));
  const ranking = getPresent(history);
  const selection = ranking.run?.batch.slice(0, 1) ?? [];
  const saved = toSaved(ranking);
  const draft = {
    savedAt: 0,
    userKey: 'bench',
    albumId: 1,
    rankingId: null,
    name: 'Bench',
    description: '',
    private: false,
    history,
  };
  const stored = JSON.stringify(toDraftJson(draft));

  const floor = measure(`floor: copy a list of ${count} images`, () => [...ranking.images]);
  report(`Ranking of ${count} images after ${VALIDATIONS} validations`, floor, [
    measure('start a run', () => startRun(idle)),
    measure('select an image', () => toggle(history, selection[0] ?? 0)),
    measure('validate', () => reduce(ranking, { type: 'validate', selection })),
    measure('validate, undo kept', () => perform(history, { type: 'validate', selection })),
    measure('undo', () => undo(history)),
    measure('statistics', () => computeStatistics(ranking)),
    measure('answers left', () => estimateEffort(ranking, true)),
    measure('write the saved form', () => toSaved(ranking)),
    measure('read the saved form', () => fromSaved(saved, 1)),
    measure('read it for the viewer', () => computeRankingResult(saved)),
    measure(`write a draft with ${VALIDATIONS} steps`, () => JSON.stringify(toDraftJson(draft))),
    measure(`read a draft with ${VALIDATIONS} steps: replay them`, () => parseRankingDraft(stored)),
  ]);
}

/** Selects as many images of the batch as allowed. */
function selectAll(history: History): History {
  const { run } = getPresent(history);
  return run ? run.batch.slice(0, selectionLimit(run)).reduce(toggle, history) : history;
}
