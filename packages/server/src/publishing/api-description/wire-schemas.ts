// The schemas of the contract as plain JSON Schema (2020-12, which OpenAPI 3.1 uses): those that the contract names are defined once, under
// that name, and referenced elsewhere.
import * as account from '@palmares/core/contract/schemas/account';
import * as admin from '@palmares/core/contract/schemas/admin';
import * as album from '@palmares/core/contract/schemas/album';
import * as author from '@palmares/core/contract/schemas/author';
import * as common from '@palmares/core/contract/schemas/common';
import { KIND_SCHEMAS } from '@palmares/core/contract/schemas/content-kinds';
import * as home from '@palmares/core/contract/schemas/home';
import * as me from '@palmares/core/contract/schemas/me';
import * as oembed from '@palmares/core/contract/schemas/oembed';
import * as palmares from '@palmares/core/contract/schemas/palmares';
import * as password from '@palmares/core/contract/schemas/password';
import * as personalToken from '@palmares/core/contract/schemas/personal-token';
import * as report from '@palmares/core/contract/schemas/report';
import * as room from '@palmares/core/contract/schemas/room';
import * as search from '@palmares/core/contract/schemas/search';
import type { JsonSchema, SchemasByName } from './json-schema.ts';

const MODULES: readonly object[] = [
  common,
  account,
  admin,
  album,
  author,
  home,
  me,
  oembed,
  palmares,
  password,
  personalToken,
  report,
  room,
  search,
  ...Object.values(KIND_SCHEMAS),
];

const toJson = (schema: object): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;

const isObjectSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

/** Names by the schema's text, because composing schemas may copy them. */
const NAMES = new Map<string, string>();
for (const module of MODULES)
  for (const [name, value] of Object.entries(module))
    if (isObjectSchema(value) && !NAMES.has(JSON.stringify(value))) NAMES.set(JSON.stringify(value), name);

export class WireSchemas {
  /** Schemas referenced so far. */
  readonly components: Record<string, JsonSchema> = {};

  describe(schema: object): JsonSchema {
    return this.#refer(toJson(schema));
  }

  /** The properties of an object, each with whether it is required. */
  properties(schema: object): Record<string, { schema: JsonSchema; required: boolean }> {
    const { properties = {}, required = [] } = toJson(schema);
    const each = Object.entries(this.#each(properties));
    return Object.fromEntries(
      each.map(([name, one]) => [name, { schema: one, required: required.includes(name) }]),
    );
  }

  #refer(schema: JsonSchema): JsonSchema {
    const name = NAMES.get(JSON.stringify(schema));
    if (name === undefined) return this.#unfold(schema);
    if (!(name in this.components)) {
      // Reserves the key first, so that names keep the order of their first occurrence.
      this.components[name] = {};
      this.components[name] = this.#unfold(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Visits every nested schema. */
  #unfold(schema: JsonSchema): JsonSchema {
    const { properties, patternProperties, items, additionalProperties: others, anyOf, allOf } = schema;
    return toEnum({
      ...schema,
      ...(properties && { properties: this.#each(properties) }),
      ...(patternProperties && { patternProperties: this.#each(patternProperties) }),
      ...(items && { items: this.#refer(items) }),
      ...(typeof others === 'object' && { additionalProperties: this.#refer(others) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.#refer(one)) }),
      ...(allOf && { allOf: allOf.map((one) => this.#refer(one)) }),
    });
  }

  #each(schemas: SchemasByName): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, this.#refer(one)]));
  }
}

/** Converts « one of these constants » to the form that readers and client generators know. */
function toEnum(schema: JsonSchema): JsonSchema {
  const { anyOf: members = [], ...rest } = schema;
  if (members.length === 0 || !members.every((member) => 'const' in member)) return schema;
  return { ...rest, type: members[0]?.type, enum: members.map((member) => member.const) };
}
