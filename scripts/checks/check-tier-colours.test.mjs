import { expect, test } from 'vitest';
import { findTierColourFaults } from './check-tier-colours.mjs';

const findIn = (text) => findTierColourFaults(new Map([['ui/row.module.css', text]]));

test.each([
  ['.label { background: var(--tier); color: black; }', '.label'],
  ['.label {\n  background-color: var(--tier);\n}\n.words { forced-color-adjust: none; }', '.label'],
  ['.swatch,\n.custom { background: var(--tier); }\n.swatch { forced-color-adjust: none }', '.custom'],
  ['.label { background: var(--tier); /* forced-color-adjust: none */ }', '.label'],
])('%s loses the colour of its tier', (text, subject) => {
  expect(findIn(text)).toEqual([
    `ui/row.module.css: ${subject} loses the colour of its tier in forced colours`,
  ]);
});

test.each([
  '.label { background: var(--tier); forced-color-adjust: none; }',
  '.row[data-chosen] .wheel { background: var(--tier); }\n@media (forced-colors: active) {\n  .label,\n  .wheel {\n    forced-color-adjust: none;\n  }\n}',
  // A tint of the row, behind the label that has the colour.
  '.row { background: color-mix(in oklab, var(--tier) 5%, var(--raised)); }',
])('nothing is lost by %s', (text) => {
  expect(findIn(text)).toEqual([]);
});
