import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shakeable } from './shakeable-router.ts';

test('a component that React Router makes by a call can be left out', () => {
  expect(shakeable('const Link = React$1.forwardRef(f);\nLink.displayName = "Link";\nf.name = "f";')).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(f);\n\nf.name = "f";',
  );
});

test('React Router is still written so', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const source = readFileSync(join(folder, 'dist/production/lib/dom/lib.js'), 'utf8');
  expect(
    shakeable(source).match(/const \w+ = \/\* @__PURE__ \*\/ [\w$]+\.forwardRef/g)?.length,
  ).toBeGreaterThanOrEqual(3);
  expect(shakeable(source)).not.toMatch(/^Link\.displayName/m);
});
