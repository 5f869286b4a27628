import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestError = 25;

/**
 * Writes the report of a test runner: `{ kind, name, error }` for each failed test (`failed`) and for each test that passed only on retry
 * (`flaky`, with the error of the first try).
 */
export function writeReport(path, entries) {
  const written = entries.map(({ kind, name, error }) => ({ kind, name, said: saidBy(error) }));
  writeFileSync(path, JSON.stringify(written));
}

/** A runner that ended before it wrote its report counts as a failure, because its failures are unknown. */
export function readReport(path, runner) {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return [{ kind: 'failed', name: `${runner} ended without a report`, said: [] }];
}

function saidBy(error) {
  const text = stripVTControlCharacters(error?.stack ?? error?.message ?? '').trim();
  const lines = text === '' ? [] : text.split('\n');
  return lines.filter((line) => !line.includes('/node_modules/')).slice(0, longestError);
}
