// Values that a schema of the description allows, as an arbitrary of fast-check. Ids are existing ones, so that calls find something; texts
// and numbers reach their bounds.

import type { JsonSchema, SchemasByName } from '@palmares/server/publishing/api-description/json-schema';
import * as fc from 'fast-check';

export type SchemaSource = {
  readonly components: SchemasByName;
  /** Existing ids that a property of this name may refer to. */
  readonly idsFor: (property: string) => readonly number[] | null;
  /** Plausible texts for a property of this name: a password, a name. */
  readonly textsFor: (property: string) => readonly string[];
};

/** The elements of a body's lists are alike: a few cover as much as a thousand. */
const ITEMS_MOST = 4;
const TEXT_MOST = 120;
const COMPONENT = '#/components/schemas/';

export function createArbitrary(
  schema: JsonSchema,
  source: SchemaSource,
  property = '',
): fc.Arbitrary<unknown> {
  const { $ref, anyOf, allOf, enum: values, type } = schema;
  if ($ref !== undefined) return createArbitrary(named($ref, source), source, property);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => createArbitrary(one, source, property)));
  if (allOf !== undefined)
    return fc
      .tuple(...allOf.map((one) => createArbitrary(one, source)))
      .map((parts): unknown => Object.assign({}, ...parts));
  if (values !== undefined) return fc.constantFrom(...values);
  if ('const' in schema) return fc.constant(schema.const);
  switch (type) {
    case 'object':
      return getObject(schema, source);
    case 'array':
      return getArray(schema, source, property);
    case 'integer':
      return getInteger(schema, source.idsFor(property));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return getText(schema, source.textsFor(property));
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`);
  }
}

function named(ref: string, { components }: SchemaSource): JsonSchema {
  const schema = components[ref.slice(COMPONENT.length)];
  if (schema === undefined) throw new Error(`${ref} is not described`);
  return schema;
}

function getArray({ items = {}, maxItems = ITEMS_MOST }: JsonSchema, source: SchemaSource, property: string) {
  return fc.array(createArbitrary(items, source, property), { maxLength: Math.min(ITEMS_MOST, maxItems) });
}

function getObject(
  { properties = {}, required = [] }: JsonSchema,
  source: SchemaSource,
): fc.Arbitrary<object> {
  const each = Object.entries(properties).map(
    ([name, one]) => [name, createArbitrary(one, source, name)] as const,
  );
  return fc.record(Object.fromEntries(each), { requiredKeys: [...required] });
}

function getInteger(schema: JsonSchema, ids: readonly number[] | null): fc.Arbitrary<number> {
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 - 1 } = schema;
  const any = fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }));
  return ids === null || ids.length === 0
    ? any
    : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: any });
}

/** Mostly short texts of any letters; sometimes the longest allowed. */
function getText(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const { minLength = 0, maxLength } = schema;
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength ?? 30, 30) });
  const plain = fc.constantFrom('Films', 'a', 'ff7f7f', 'Été', '2026-01-01', 'x@example.org');
  const longest = fc.constant('x'.repeat(Math.min(maxLength ?? TEXT_MOST, 6_000)));
  return fc.oneof(
    { weight: 6, arbitrary: short },
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: longest },
    ...(known.length === 0 ? [] : [{ weight: 20, arbitrary: fc.constantFrom(...known) }]),
  );
}
