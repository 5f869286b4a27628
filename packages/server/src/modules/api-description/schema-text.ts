// A schema of the description as HTML that people read: in the way of a type, names leading to their own place on the page.
import { html } from 'ghtml';
import type { JsonSchema } from './wire-schemas.ts';

const INDENT = '  ';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Address on the page of a schema with a name. */
export const schemaAnchor = (name: string): string => `schema-${name}`;

/** `depth`: of the object around it. */
export function schemaText(schema: JsonSchema, depth = 0): string {
  const { $ref, anyOf, allOf, enum: values, type } = schema;
  if (typeof $ref === 'string') return reference($ref);
  if (Array.isArray(anyOf)) return joined(anyOf as JsonSchema[], ' | ', depth);
  if (Array.isArray(allOf)) return joined(allOf as JsonSchema[], ' & ', depth);
  if ('const' in schema) return html`${JSON.stringify(schema['const'])}`;
  if (Array.isArray(values)) return html`${values.map((value) => JSON.stringify(value)).join(' | ')}`;
  if (type === 'array') return `[${schemaText(schema['items'] as JsonSchema, depth)}]${bounds(schema)}`;
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
  const properties = (schema['properties'] ?? {}) as Properties;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const inner = INDENT.repeat(depth + 1);
  const [others] = Object.values((schema['patternProperties'] ?? {}) as Properties);
  const lines = Object.entries(properties).map(([name, property]) => {
    const { description } = property;
    const note = typeof description === 'string' ? html`  — ${description}` : '';
    return `${inner}${html`${name}`}${required.has(name) ? '' : '?'}: ${schemaText(property, depth + 1)}${note}\n`;
  });
  if (others !== undefined) lines.push(`${inner}[…]: ${schemaText(others, depth + 1)}\n`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${INDENT.repeat(depth)}}`;
}

const LEAST = ['minimum', 'minLength', 'minItems'];
const MOST = ['maximum', 'maxLength', 'maxItems'];

function bounds(schema: JsonSchema): string {
  const boundOf = (keywords: readonly string[]) =>
    keywords.map((keyword) => schema[keyword]).find((bound) => typeof bound === 'number');
  const [least, most] = [boundOf(LEAST), boundOf(MOST)];
  const shown = [
    ...(least === undefined ? [] : [`≥ ${least}`]),
    // The largest integer that JavaScript holds bounds every id: it tells a reader nothing.
    ...(most === undefined || most === Number.MAX_SAFE_INTEGER ? [] : [`≤ ${most}`]),
  ];
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`;
}
