import { type Logger, pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { createFailureLog } from './failure-log.ts';
import { LOG_OPTIONS } from './logger.ts';

const TEXTS = { failed: 'it failed', worked: 'it works again' };
const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });

let lines: { msg: string; reason?: string; err?: object }[];
let log: Logger;
beforeEach(() => {
  lines = [];
  log = pino(LOG_OPTIONS, { write: (line: string) => void lines.push(JSON.parse(line)) });
});

test('a database that stays away is one line without a stack, and one when it is back', () => {
  const failures = createFailureLog(log, TEXTS);

  failures.failed(refused());
  failures.failed(new Error('Connection terminated unexpectedly'));
  failures.failed(refused());
  failures.worked();
  failures.worked();
  failures.failed(refused());

  expect(lines.map(({ msg }) => msg)).toEqual(['it failed', 'it works again', 'it failed']);
  expect(lines[0]).toMatchObject({ reason: 'connect ECONNREFUSED' });
  expect(lines[0]?.err).toBeUndefined();
});

test('a fault of ours comes with its stack, also where the database was away before', () => {
  const failures = createFailureLog(log, TEXTS);

  failures.failed(refused());
  failures.failed(new TypeError('no such thing'));
  failures.failed(new TypeError('no such thing'));

  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ err: { type: 'TypeError', stack: expect.stringContaining('at ') } });
});

test('what never failed says nothing', () => {
  createFailureLog(log, TEXTS).worked();

  expect(lines).toEqual([]);
});
