import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestError = 25;

/**
 * What a runner of tests tells at its end: `{ kind, name, error }` for each test that failed (`failed`), and for each that
 * passed only when it was tried again (`flaky`, with the error of the first try).
 */
export function writeReport(path, entries) {
  const written = entries.map(({ kind, name, error }) => ({ kind, name, said: saidBy(error) }));
  writeFileSync(path, JSON.stringify(written));
}

/** A runner that ended before it wrote its report hides what failed: this counts as a failure. */
export function readReport(path, runner) {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return [{ kind: 'failed', name: `${runner} ended without a report`, said: [] }];
}

function saidBy(error) {
  const text = stripVTControlCharacters(error?.stack ?? error?.message ?? '').trim();
  const lines = text === '' ? [] : text.split('\n');
  return lines.filter((line) => !line.includes('/node_modules/')).slice(0, longestError);
}
