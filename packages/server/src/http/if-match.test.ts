import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { assertVersionMatches, parseIfMatch } from './if-match.ts';

/** Status of a write on version 7. */
function answerTo(header: string | undefined): number {
  try {
    assertVersionMatches(parseIfMatch(header), 7);
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}

describe('a write on version 7 under If-Match', () => {
  test.each([
    [undefined, 200],
    ['7', 200],
    ['"7"', 200],
    ['*', 200],
    [' * ', 200],
    ['"6", "7"', 200],
    ['6,7', 200],
    ['W/"7", 7', 200],
    ['"abc", "7"', 200],
    ['7,', 200],
    [',"6" ,, 7', 200],
  ])('%s goes on', (header, status) => {
    expect(answerTo(header)).toBe(status);
  });

  test.each(['6', '"6"', '"5", "6"', 'W/"7"', 'W/"7", W/"8"', '"abc"', '""', '77', '99999999999999999999'])(
    '%s has seen something else: 412',
    (header) => {
      expect(answerTo(header)).toBe(412);
    },
  );

  test.each([
    '',
    ' ',
    'abc',
    '-7',
    '7.0',
    '0x7',
    '1e1',
    "'7'",
    '"7',
    '7"',
    'W/7',
    'w/"7"',
    '*, 7',
    '7, *',
    ',',
    '7;8',
    '"6" "7"',
    '"a b"',
    '7\u00a0',
    '٧',
  ])('%j is no list of tags: 400', (header) => {
    expect(answerTo(header)).toBe(400);
  });

  test('a very long list is read in linear time', () => {
    expect(answerTo(`${'"6",'.repeat(20_000)}7`)).toBe(200);
    expect(answerTo('"'.repeat(100_000))).toBe(400);
  });
});
