import { expect, test } from 'vitest';
import { PROGRESS, percentOf, sendableOf, textsToSend, type Waiting, withChange } from './upload-queue.ts';

const waiting = (id: string, change: Partial<Waiting> = {}): Waiting => ({
  id,
  fileName: `${id}.png`,
  texts: { name: id, description: '', url: '' },
  ready: null,
  fault: null,
  percent: 0,
  error: null,
  unanswered: null,
  ...change,
});

test('progress stands at 10 before the first byte and at 50 after the last (P1 §4)', () => {
  expect([percentOf(0), percentOf(0.5), percentOf(1)]).toEqual([10, 30, 50]);
  expect([percentOf(-1), percentOf(3)]).toEqual([10, 50]);
});

test('what was refused or has arrived is not sent again, what failed is', () => {
  const queue = [
    waiting('refused', { fault: 'unsupported_type' }),
    waiting('there', { percent: PROGRESS.done }),
    waiting('failed', { percent: 50, error: 'coupé' }),
    waiting('new'),
  ];

  expect(sendableOf(queue).map(({ id }) => id)).toEqual(['failed', 'new']);
});

test('a change reaches one image and keeps the order', () => {
  const queue = withChange([waiting('a'), waiting('b')], 'b', { percent: 10 });

  expect(queue.map(({ id, percent }) => [id, percent])).toEqual([
    ['a', 0],
    ['b', 10],
  ]);
});

test('an image whose answer never came goes again as it went, and is changed afterwards', () => {
  const first = { name: 'Plage', description: '', url: '' };
  const renamed = { ...first, name: 'Dune' };

  expect(textsToSend(waiting('a', { texts: first }))).toEqual({ sent: first, isChanged: false });
  expect(textsToSend(waiting('a', { texts: { ...first }, unanswered: first }))).toEqual({
    sent: first,
    isChanged: false,
  });
  expect(textsToSend(waiting('a', { texts: renamed, unanswered: first }))).toEqual({
    sent: first,
    isChanged: true,
  });
});
