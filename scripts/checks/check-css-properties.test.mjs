import { expect, test } from 'vitest';
import { findPropertyFaults } from './check-css-properties.mjs';

const findIn = (files) => findPropertyFaults(new Map(Object.entries(files)));

test('a property that nothing sets is told where it is used', () => {
  const files = {
    'theme/tokens.css': ':root { --page: #000; /* --gone: #fff; */ }',
    'app/bar.module.css': '.bar { color: var(--page); background: var(--gone) }',
  };
  expect(findIn(files)).toEqual(['app/bar.module.css: nothing sets --gone']);
});

test('set by a script, or with a fallback, it may be used', () => {
  const files = {
    'ui/tile.module.css': '.tile { width: var( --side ); height: var(--height, 1px) }',
    'ui/tile.tsx': "<i style={{ '--side': side }} />",
  };
  expect(findIn(files)).toEqual([]);
});
