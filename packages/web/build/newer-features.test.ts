import type { CompatStatement } from '@mdn/browser-compat-data';
import table from '@mdn/browser-compat-data/forLegacyNode';
import { expect, it } from 'vitest';
import { findInScript, findInSheet, readFeatures } from './newer-features.ts';

const features = readFeatures(table);
const inScript = (source: string) => [...findInScript(source, features)];
const inSheet = (source: string) => [...findInSheet(source, features)];

it.each([
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['new Intl.Segmenter(`fr`)', 'Intl.Segmenter'],
  ['a.checkVisibility()', '.checkVisibility()'],
  ['a.values().toArray()', '.toArray()'],
  ['text.toWellFormed()', '.toWellFormed()'],
  ['typeof ImageDecoder', 'ImageDecoder'],
])('LB-65: finds in %s what Firefox 115, Safari 16.4 or Chrome 111 lacks', (source, name) =>
  expect(inScript(source)).toEqual([name]),
);

it('takes nothing for newer that they have, nor properties that have the name of something else', () => {
  expect(inScript('[1].toSorted(); AbortSignal.timeout(1); [1].at(-1); structuredClone(a)')).toEqual([]);
  expect(inScript('a.difference; a.actions = 1; const { groupBy } = a; b[`any`]()')).toEqual([]);
});

it('finds selectors, values, properties and functions of style sheets', () => {
  expect(inSheet('.a:has(.b){color:red}')).toEqual([':has']);
  expect(inSheet('.a{grid-template-columns:subgrid}')).toEqual(['grid-template-columns: subgrid']);
  expect(inSheet('.a{text-wrap:pretty;anchor-name:--b}')).toEqual(['text-wrap', 'anchor-name']);
  expect(inSheet('.a{top:anchor(--b top)}')).toEqual(['anchor()', 'top: anchor']);
  expect(inSheet('.a{content:"text-wrap:pretty";color:color-mix(in oklab,red,blue);inset:0}')).toEqual([]);
});

it('counts neither what hides behind a flag or a prefix, nor what has gone again', () => {
  const everywhere = (range: object) =>
    ({
      support: Object.fromEntries(
        ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'].map((name) => [
          name,
          { version_added: '1', ...range },
        ]),
      ),
    }) as unknown as CompatStatement;
  const withRange = (range: object) =>
    readFeatures({
      api: { Thing: { __compat: everywhere(range) } },
      javascript: {},
      css: table.css,
    } as never);
  expect(withRange({}).names.get('Thing')).toBe(true);
  for (const range of [
    { flags: [{ type: 'preference', name: 'thing' }] },
    { prefix: 'webkit' },
    { version_removed: '9' },
  ])
    expect(withRange(range).names.get('Thing')).toBe(false);
});
