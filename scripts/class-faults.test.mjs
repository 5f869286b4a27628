import { expect, test } from 'vitest';
import { findClassFaults } from './class-faults.mjs';

const faultsOf = (component, sheet) =>
  findClassFaults(
    new Map([
      ['ui/card.tsx', `import styles from './card.module.css';\n${component}`],
      ['ui/card.module.css', sheet],
    ]),
  );

test('a class that the sheet does not hold, and one that nothing uses', () => {
  expect(faultsOf('<p className={styles.face} />', '.faec { top: 0.5em }')).toEqual([
    'ui/card.tsx: no class .face in ./card.module.css',
    'ui/card.module.css: nothing uses .faec',
  ]);
});

test('what is right is no fault: selectors of several classes, computed names, what another sheet composes', () => {
  expect(
    faultsOf('<p className={styles.a} /><i className={styles.b} />', '.a:hover > .b, .b::before {}'),
  ).toEqual([]);
  expect(
    faultsOf('<p className={styles[size]} />', '/* .old */ .s {} .m { background: url("a.b") }'),
  ).toEqual([]);
  expect(
    faultsOf('<p className={styles.a} />', '.a { composes: frame from "../ui/card.module.css"; } .frame {}'),
  ).toEqual([]);
});
