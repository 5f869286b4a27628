import { Nullable } from '@palmares/core/contract/schemas/common';
import Fastify from 'fastify';
import { type TSchema, Type } from 'typebox';
import { expect, test } from 'vitest';
import { toSerialised } from './reply-schema.ts';

const Word = Type.Union([Type.Literal('public'), Type.Literal('private')]);
const Card = Type.Object({
  name: Nullable(Type.String()),
  word: Word,
  parts: Type.Array(Nullable(Type.Object({ id: Type.Integer() }))),
  either: Type.Optional(Type.Union([Type.Integer(), Type.Object({ id: Type.Integer() })])),
});

const Fruit = Type.Union([
  Type.Object({ kind: Type.Literal('apple'), color: Nullable(Type.Enum(['red', 'green'])) }),
  Type.Object({ kind: Type.Literal('pear'), ripe: Type.Boolean() }),
]);

async function write(schema: TSchema, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: toSerialised(schema) } } }, async () => value);
  return (await app.inject('/')).json();
}

test.each([
  [{ name: 'A', word: 'public', parts: [{ id: 1 }] }],
  [{ name: null, word: 'private', parts: [null, { id: 2 }], either: 3 }],
  [{ name: '', word: 'public', parts: [], either: { id: 4 } }],
])('%j is written as it is', async (value) => {
  expect(await write(Card, value)).toEqual(value);
});

test('what the schema does not declare is left out, inside of unions too', async () => {
  const value = { name: 'A', word: 'public', parts: [{ id: 1, secret: 'x' }], secret: 'y' };

  expect(await write(Card, value)).toEqual({ name: 'A', word: 'public', parts: [{ id: 1 }] });
});

test('a union may have members with an enumeration or null', async () => {
  for (const value of [
    { kind: 'apple', color: null },
    { kind: 'apple', color: 'red' },
    { kind: 'pear', ripe: true },
  ])
    expect(await write(Fruit, value)).toEqual(value);
});
