import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('as many enter as may, and the others in the order in which they came', () => {
  const turns = new Turns(2);
  const atOnce = [turns.takeNow(), turns.takeNow(), turns.takeNow()];
  const entered: string[] = [];
  for (const name of ['c', 'd']) turns.wait(() => entered.push(name));

  turns.end();
  const afterOne = [...entered];
  turns.end();

  expect([atOnce, afterOne, entered]).toEqual([[true, true, false], ['c'], ['c', 'd']]);
});

test('who gives up is passed over, and a turn that nobody waits for is kept', () => {
  const turns = new Turns(1);
  const entered: string[] = [];
  turns.takeNow();
  const giveUp = turns.wait(() => entered.push('b'));

  const gaveUp = [giveUp(), giveUp()];
  turns.end();

  expect([gaveUp, entered, turns.takeNow(), turns.takeNow()]).toEqual([[true, false], [], true, false]);
});
