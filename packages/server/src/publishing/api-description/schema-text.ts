// Renders a schema of the description as HTML for people, in the style of a type, with names linked to their definition on the page.
import { html } from 'ghtml';
import type { JsonSchema } from './json-schema.ts';

const INDENT = '  ';

/** Anchor on the page of a named schema. */
export const schemaAnchor = (name: string): string => `schema-${name}`;

/** `depth` is that of the enclosing object. */
export function schemaText(schema: JsonSchema, depth = 0): string {
  const { $ref, anyOf, allOf, enum: values, items, type } = schema;
  if ($ref !== undefined) return reference($ref);
  if (anyOf !== undefined) return joined(anyOf, ' | ', depth);
  if (allOf !== undefined) return joined(allOf, ' & ', depth);
  if ('const' in schema) return html`${JSON.stringify(schema.const)}`;
  if (values !== undefined) return html`${values.map((value) => JSON.stringify(value)).join(' | ')}`;
  if (items !== undefined) return `[${schemaText(items, depth)}]${bounds(schema)}`;
  if (type === 'object') return objectText(schema, depth);
  return html`${String(type)}${bounds(schema)}`;
}

function reference(ref: string): string {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
}

const joined = (members: readonly JsonSchema[], by: string, depth: number) =>
  members.map((member) => schemaText(member, depth)).join(by);

function objectText(schema: JsonSchema, depth: number): string {
  const { properties = {}, patternProperties = {} } = schema;
  const required = new Set(schema.required);
  const inner = INDENT.repeat(depth + 1);
  const [others] = Object.values(patternProperties);
  const lines = Object.entries(properties).map(([name, property]) => {
    const { description } = property;
    const note = description === undefined ? '' : html`  — ${description}`;
    return `${inner}${html`${name}`}${required.has(name) ? '' : '?'}: ${schemaText(property, depth + 1)}${note}\n`;
  });
  if (others !== undefined) lines.push(`${inner}[…]: ${schemaText(others, depth + 1)}\n`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${INDENT.repeat(depth)}}`;
}

function bounds(schema: JsonSchema): string {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const shown = [
    ...(least === undefined ? [] : [`≥ ${least}`]),
    // JavaScript's largest safe integer bounds every id, so it is no useful information.
    ...(most === undefined || most === Number.MAX_SAFE_INTEGER ? [] : [`≤ ${most}`]),
  ];
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`;
}
