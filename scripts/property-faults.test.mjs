import { expect, test } from 'vitest';
import { findPropertyFaults } from './property-faults.mjs';

const findIn = (sheet, component = '') =>
  findPropertyFaults(
    new Map([
      ['ui/bar.module.css', sheet],
      ['ui/bar.tsx', component],
    ]),
  );

test('a property that nothing sets is a fault', () => {
  expect(findIn('.bar { background: var(--surface-2); }')).toEqual([
    'ui/bar.module.css: nothing sets --surface-2',
  ]);
});

test('a sheet, a component or a library sets it, or there is a fallback', () => {
  expect(findIn(':root { --page: black; } .bar { background: var(--page); }')).toEqual([]);
  expect(findIn('.bar { color: var(--tier); }', "<p style={{ '--tier': colour }} />")).toEqual([]);
  expect(findIn('.bar { max-height: var(--available-height); top: var(--skip-top, 0); }')).toEqual([]);
});
