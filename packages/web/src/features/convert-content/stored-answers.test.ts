import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../storage/memory-storage.ts';
import { type AnswersKey, forgetAnswers, readAnswers, storeAnswers } from './stored-answers.ts';

const OF: AnswersKey = { owner: 7, kind: 'tierlist', id: 12 };
const TIES = [
  { label: 'S', images: [1, 2, 3] },
  { label: 'A', images: [4, 5] },
];

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('gives back the answers, and which of the ties they settle', () => {
  storeAnswers(OF, { groups: TIES.slice(1), answers: [5] });
  expect(readAnswers(OF, TIES)).toEqual({ groups: TIES.slice(1), answers: [5] });
  expect(readAnswers({ ...OF, owner: 8 }, TIES)).toBeNull();
  expect(readAnswers({ ...OF, kind: 'tournament' }, TIES)).toBeNull();
});

it('gives nothing once the ties have changed: the answers were to other questions', () => {
  storeAnswers(OF, { groups: TIES, answers: [2] });
  expect(readAnswers(OF, [{ label: 'S', images: [1, 2] }, ...TIES.slice(1)])).toBeNull();
});

it('keeps nothing where nothing was answered, and forgets', () => {
  storeAnswers(OF, { groups: TIES, answers: [] });
  expect(readAnswers(OF, TIES)).toBeNull();
  storeAnswers(OF, { groups: TIES, answers: [2] });
  forgetAnswers(OF);
  expect(readAnswers(OF, TIES)).toBeNull();
});

it.each(['{', 'null', '[]', '{"groups":3,"answers":[1]}', '{"groups":[[1,2,3]],"answers":["x"]}'])(
  'takes %s for nothing',
  (junk) => {
    sessionStorage.setItem('palmares:tie-breaks:7:tierlists:12', junk);
    expect(readAnswers(OF, TIES)).toBeNull();
  },
);
