import { expect, test } from 'vitest';
import { findOrderFaults } from './check-visual-order.mjs';

const findIn = (text, path = 'ui/bar.module.css') => findOrderFaults(new Map([[path, text]]));

test.each([
  ['.foot { flex-wrap: wrap-reverse; }', 'wrap-reverse'],
  ['.foot { flex-flow: column-reverse }', 'column-reverse'],
  ['.foot{order:-1}', 'order:-1'],
  ['@media (max-width: 40em) {\n  .chips {\n    order: 1;\n  }\n}', 'order: 1'],
])('LB-56: %s moves what the keyboard meets', (text, what) => {
  expect(findIn(text)).toEqual([`ui/bar.module.css: ${what} moves what the keyboard meets elsewhere`]);
});

test('borders, comments, pictures within buttons, and embeds are left alone', () => {
  expect(findIn('.a { border: 1px solid; /* order: 1 */ flex-direction: row-reverse; --order: 2; }')).toEqual(
    [],
  );
  expect(findIn('.a { order: -1; }', 'embed/embed-places.css')).toEqual([]);
});
