import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE } from './limits.ts';
import { checkCode, formatRecoveryCode, parseCode, toRecoveryCode } from './second-factor.ts';

const codes = fc
  .uint8Array({ minLength: CODE.recoveryLength, maxLength: CODE.recoveryLength })
  .map(toRecoveryCode);

describe('a typed code', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123\u00A0456', '123456'],
    ['123-456', '123456'],
    ['\u200B012345\n', '012345'],
    ['１２３４５６', '123456'],
  ])('« %s » is the code %s of an app', (typed, code) => {
    expect(parseCode(typed)).toEqual({ kind: 'app', code });
  });

  test.each([['12345'], ['1234567'], ['12345a'], [''], ['abcd-efgh-jkmn-pqr'], ['abcd-efgh-jkmn-pqr!']])(
    '« %s » is none',
    (typed) => {
      expect(parseCode(typed)).toBeNull();
    },
  );

  test('of recovery reads back as itself, however it is typed', () => {
    const shapes: ((shown: string) => string)[] = [
      (shown) => shown,
      (shown) => shown.toUpperCase(),
      (shown) => shown.replaceAll('-', ' '),
      (shown) => shown.replaceAll('-', ''),
      (shown) => ` ${shown.replaceAll('0', 'O').replaceAll('1', 'l')}\n`,
      (shown) => shown.replaceAll('-', '–').replaceAll('1', 'I'),
    ];
    fc.assert(
      fc.property(codes, fc.constantFrom(...shapes), (code, shape) => {
        expect(parseCode(shape(formatRecoveryCode(code)))).toEqual({ kind: 'recovery', code });
      }),
    );
  });

  test('of recovery is shown in groups of four', () => {
    expect(formatRecoveryCode('0123456789abcdef')).toBe('0123-4567-89ab-cdef');
  });
});

describe('what is wrong with it', () => {
  test.each([
    ['', 'app', 'required'],
    ['   ', 'recovery', 'required'],
    ['12345', 'app', 'malformed'],
    ['0123-4567-89ab-cdef', 'app', 'malformed'],
    ['123456', 'recovery', 'malformed'],
    ['123 456', 'app', null],
    ['0123-4567-89ab-cdef', 'recovery', null],
  ] as const)('« %s » as a code of kind %s: %s', (typed, kind, issue) => {
    expect(checkCode(typed, kind)).toBe(issue);
  });
});
