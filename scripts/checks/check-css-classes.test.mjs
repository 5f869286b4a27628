import { expect, test } from 'vitest';
import { findClassFaults } from './check-css-classes.mjs';

const getFaults = (component, sheet) =>
  findClassFaults(
    new Map([
      ['ui/card.tsx', `import styles from './card.module.css';\n${component}`],
      ['ui/card.module.css', sheet],
    ]),
  );

test('a class that the sheet does not hold, and one that nothing uses', () => {
  expect(getFaults('<p className={styles.face} />', '.faec { top: 0.5em }')).toEqual([
    'ui/card.tsx: no class .face in ./card.module.css',
    'ui/card.module.css: nothing uses .faec',
  ]);
});

test('what is right is no fault: selectors of several classes, computed names, what another sheet composes', () => {
  expect(
    getFaults('<p className={styles.a} /><i className={styles.b} />', '.a:hover > .b, .b::before {}'),
  ).toEqual([]);
  expect(
    getFaults('<p className={styles[size]} />', '/* .old */ .s {} .m { background: url("a.b") }'),
  ).toEqual([]);
  expect(
    getFaults('<p className={styles.a} />', '.a { composes: frame from "../ui/card.module.css"; } .frame {}'),
  ).toEqual([]);
});

const composing = (card, frame) =>
  findClassFaults(
    new Map([
      ['ui/card.tsx', "import styles from './card.module.css';\nstyles.card"],
      ['ui/card.module.css', `.card { composes: frame from "./frame.module.css"; }\n${card}`],
      ['ui/frame.module.css', frame],
    ]),
  );

test('a class that sets what the class it composes sets', () => {
  expect(composing('.card { padding-top: 0; }', '.frame { color: red; padding: 1em; }')).toEqual([
    'ui/card.module.css: .card sets padding-top, as the class that it composes does',
  ]);
  expect(composing('@media (width > 1em) { .card { color: blue } }', '.frame { color: red }')).toHaveLength(
    1,
  );
});

test('a class that adds to the class it composes, or outweighs it', () => {
  expect(composing('.card { flex: 1; gap: 0 }', '.frame { flex-direction: row }')).toEqual([]);
  expect(composing('.card:has(> i) { color: blue }', '.frame { color: red }')).toEqual([]);
});
