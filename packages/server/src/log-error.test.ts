import { expect, test } from 'vitest';
import { toLoggedError } from './log-error.ts';

const text = (error: unknown) => JSON.stringify(toLoggedError(error));

test('an error of PostgreSQL names its constraint, not the row that broke it', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "account_email_key"'),
    {
      code: '23505',
      detail: 'Key (email_key)=(lea@example.org) already exists.',
      where: 'SQL statement with lea@example.org',
      constraint: 'account_email_key',
      table: 'account',
    },
  );

  expect(toLoggedError(error)).toMatchObject({
    code: '23505',
    message: 'duplicate key value violates unique constraint "account_email_key"',
    constraint: 'account_email_key',
    table: 'account',
  });
  expect(text(error)).not.toContain('lea@');
});

test('a value that PostgreSQL refuses and quotes is not repeated, in the stack neither', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "lea@example.org "x" y"'), {
    code: '22P02',
  });

  expect(toLoggedError(error)).toMatchObject({ message: 'invalid input syntax for type bigint: "…"' });
  expect(text(error)).not.toContain('lea@');
  expect(text(error)).toContain('log-error.test.ts');
});

test('what a library hangs on an error is left out, on its causes and parts too', () => {
  const told = (message: string) =>
    Object.assign(new Error(message), {
      rawPacket: Buffer.from('Bearer hush'),
      recipient: 'hush@example.org',
    });
  const cause = new AggregateError([told('part')], 'parts');
  const error = Object.assign(told('outer'), { cause });

  expect(toLoggedError(error)).toMatchObject({
    message: 'outer',
    cause: { type: 'AggregateError', message: 'parts', errors: [{ message: 'part' }] },
  });
  expect(text(error)).not.toMatch(/hush|rawPacket/);
});

test('an address loses its query, which may be a signature', () => {
  expect(text(new Error('already sent, "GET:/media/ab/full.webp?e=3&s=hush"'))).not.toContain('hush');
});

test('a chain of causes that closes on itself ends', () => {
  const error = new Error('round');
  error.cause = error;

  expect(text(error).match(/round/g)?.length).toBeLessThan(10);
});
