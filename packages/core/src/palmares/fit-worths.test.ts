import { describe, expect, test } from 'vitest';
import { createBallotTable } from './ballot-table.ts';
import { fitWorths } from './fit-worths.ts';

const table = createBallotTable(4, [
  { groups: [[0], [1], [2, 3]], weight: 1 },
  { groups: [[1], [0, 2], [3]], weight: 1 },
  { groups: [[3], [0]], weight: 0.5 },
]);

describe('the start', () => {
  test.each([
    ['at the end', fitWorths(table, 1).logWorths],
    ['far away', Float64Array.from([-40, 40, 0, 10])],
    ['with an infinite worth', Float64Array.from([Number.POSITIVE_INFINITY, 0, 0, 0])],
    ['that is no number', Float64Array.from([Number.NaN, 0, 0, 0])],
  ])('%s leads to the same worths', (_, start) => {
    const cold = fitWorths(table, 1);
    const { logWorths, covariance } = fitWorths(table, 1, start);
    for (const [image, worth] of cold.logWorths.entries()) expect(logWorths[image]).toBeCloseTo(worth, 7);
    for (const [cell, value] of cold.covariance.entries()) expect(covariance[cell]).toBeCloseTo(value, 5);
  });

  test('at the end takes one step', () => {
    const cold = fitWorths(table, 1);
    expect(cold.steps).toBeGreaterThan(2);
    expect(fitWorths(table, 1, cold.logWorths).steps).toBe(1);
  });
});

test('where a sample of the ballots leads the way, all of them tell where to', () => {
  const orders = Array.from({ length: 60 }, (_, index) => ({
    groups: index % 3 === 0 ? [[1], [0], [3, 2]] : [[0], [1, 2], [3]],
    weight: 1 / (1 + (index % 2)),
  }));
  const many = createBallotTable(4, orders);
  const exact = fitWorths(many, 1);
  for (const pairsMax of [200, 50, 1]) {
    const { logWorths, covariance } = fitWorths(many, 1, undefined, pairsMax);
    for (const [image, worth] of exact.logWorths.entries()) expect(logWorths[image]).toBeCloseTo(worth, 6);
    for (const [cell, value] of exact.covariance.entries()) expect(covariance[cell]).toBeCloseTo(value, 6);
  }
});

test('log-worths and rows of the covariance sum to 0', () => {
  const { logWorths, covariance } = fitWorths(table, 1);
  expect(logWorths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0, 12);
  for (let row = 0; row < 4; row++)
    expect(covariance.slice(row * 4, row * 4 + 4).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
});

test('without a ballot all are level, as unsure as the prior', () => {
  const { logWorths, covariance } = fitWorths(createBallotTable(4, []), 4);
  expect([...logWorths]).toEqual([0, 0, 0, 0]);
  expect(covariance[0]).toBeCloseTo((1 / 4) * (1 - 1 / 4), 12);
  expect(covariance[1]).toBeCloseTo(-(1 / 4) / 4, 12);
});

test('no image at all is no fault', () => {
  expect(fitWorths(createBallotTable(0, []), 1).logWorths).toHaveLength(0);
});

test('without a ridge images that nothing connects stay where they are', () => {
  const apart = createBallotTable(3, [{ groups: [[0], [1]], weight: 1 }]);
  const { logWorths, covariance } = fitWorths(apart, 0);
  expect([...logWorths, ...covariance].every(Number.isFinite)).toBe(true);
});

test('a ridge draws worths together, and more of it more so', () => {
  const spreadWith = (ridge: number) => Math.max(...fitWorths(table, ridge).logWorths);
  expect(spreadWith(10)).toBeLessThan(spreadWith(1));
  expect(spreadWith(1)).toBeLessThan(spreadWith(0.1));
});
