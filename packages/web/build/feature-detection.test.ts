import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { runIfSupported, supportsApp } from './feature-detection.ts';

/** Runs the function from its source text, as a page's head does, in a browser without what `without` removes. */
const runs = (without = '') => runInNewContext(`${without};(${String(supportsApp)})()`) as boolean;

it('lets a browser run that has what the app needs', () => expect(runs()).toBe(true));

it.each([
  ['arrays sorted into others (Firefox 114)', 'delete Array.prototype.toSorted'],
  [
    'patterns that look behind (Safari 16.3)',
    'globalThis.RegExp = function () { throw new SyntaxError("invalid group specifier name"); }',
  ],
])('tells one without %s', (_what, without) => expect(runs(without)).toBe(false));

it('begins nothing where the app cannot run but the notice', () => {
  const begin = (without: string) => {
    const done: string[] = [];
    runInNewContext(`${without};${runIfSupported('start()')}`, {
      start: () => done.push('start'),
      document: {
        createElement: () => ({}),
        head: { appendChild: ({ src }: { src: string }) => done.push(src) },
      },
    });
    return done;
  };
  expect(begin('')).toEqual(['start']);
  expect(begin('delete Array.prototype.toSorted')).toEqual(['/unsupported.js']);
});
