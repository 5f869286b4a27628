// Values that a schema of the description allows, as an arbitrary of fast-check. Ids come from what is there, so that calls find something;
// texts and numbers reach their bounds.
import * as fc from 'fast-check';
import type { JsonSchema } from '../../modules/api-description/wire-schemas.ts';

export type SchemaSource = {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Numbers that a property of this name may hold with some sense: ids of what is there. */
  readonly idsFor: (property: string) => readonly number[] | null;
  /** The same for texts: a password, a name. */
  readonly textsFor: (property: string) => readonly string[];
};

/** A body of the API repeats itself in its lists: a few elements show as much as a thousand. */
const ITEMS_MOST = 4;
const TEXT_MOST = 120;
const COMPONENT = '#/components/schemas/';

export function arbitraryOf(schema: JsonSchema, source: SchemaSource, property = ''): fc.Arbitrary<unknown> {
  const { $ref, anyOf, allOf, enum: values, type } = schema;
  if (typeof $ref === 'string') return arbitraryOf(named($ref, source), source, property);
  if (Array.isArray(anyOf))
    return fc.oneof(...(anyOf as JsonSchema[]).map((one) => arbitraryOf(one, source, property)));
  if (Array.isArray(allOf))
    return fc
      .tuple(...(allOf as JsonSchema[]).map((one) => arbitraryOf(one, source)))
      .map((parts) => Object.assign({}, ...(parts as object[])));
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  switch (type) {
    case 'object':
      return objectOf(schema, source);
    case 'array':
      return fc.array(arbitraryOf(schema['items'] as JsonSchema, source, property), {
        maxLength: Math.min(ITEMS_MOST, numberOf(schema, 'maxItems') ?? ITEMS_MOST),
      });
    case 'integer':
      return integerOf(schema, source.idsFor(property));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, source.textsFor(property));
    default:
      throw new Error(`no arbitrary for ${JSON.stringify(schema)}`);
  }
}

function named(ref: string, { components }: SchemaSource): JsonSchema {
  const schema = components[ref.slice(COMPONENT.length)];
  if (schema === undefined) throw new Error(`${ref} is not described`);
  return schema;
}

const numberOf = (schema: JsonSchema, keyword: string): number | undefined =>
  typeof schema[keyword] === 'number' ? schema[keyword] : undefined;

function objectOf(schema: JsonSchema, source: SchemaSource): fc.Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  return fc.record(
    Object.fromEntries(properties.map(([name, one]) => [name, arbitraryOf(one, source, name)])),
    { requiredKeys: (schema['required'] ?? []) as string[] },
  );
}

function integerOf(schema: JsonSchema, ids: readonly number[] | null): fc.Arbitrary<number> {
  const min = numberOf(schema, 'minimum') ?? -(2 ** 31);
  const max = numberOf(schema, 'maximum') ?? 2 ** 31 - 1;
  const any = fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }));
  return ids === null || ids.length === 0
    ? any
    : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: any });
}

/** Mostly short ones of any letters; at times the longest that is allowed. */
function textOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const minLength = numberOf(schema, 'minLength') ?? 0;
  const maxLength = numberOf(schema, 'maxLength');
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
