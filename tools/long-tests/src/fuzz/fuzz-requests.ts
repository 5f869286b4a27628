// Requests drawn from the API description: valid ones, the same with one value changed, and junk. Each is determined by the seed, its
// number and the existing data, so that a run can be repeated.

import type { ApiDescription, Operation } from '@palmares/server/publishing/api-description/describe-api';
import type { Method } from '@palmares/server/testing/client';
import { encodeForm, FORM_TYPE } from '@palmares/server/testing/form';
import {
  BYTES,
  CURSORS,
  HEADERS,
  IDS,
  NUMBERS,
  RAW,
  TEXTS,
  TYPES,
  VALUES,
} from '@palmares/server/testing/hostile-values';
import { listPaths, replaceAt } from '@palmares/server/testing/replace-value';
import * as fc from 'fast-check';
import type { FuzzWorld } from './fuzz-world.ts';
import { createArbitrary, type SchemaSource } from './schema-arbitrary.ts';

export type FuzzRequest = {
  readonly method: Method;
  /** The path as in the description. */
  readonly template: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
};

export type Call = { readonly method: Method; readonly template: string; readonly operation: Operation };

export function listCalls({ paths }: ApiDescription): Call[] {
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      template,
      operation,
    })),
  );
}

/** An empty id would make the path of another call. */
const HOSTILE_IDS = IDS.filter((id) => id !== '');
/** Keeps the characters that an HTTP header may contain. */
const toHeader = (text: string) =>
  Buffer.from(text.slice(0, 200))
    .toString('latin1')
    .replaceAll(/[^\x20-\xff]/g, '');
/** A lone surrogate cannot be percent-encoded, so it is sent as bytes that are invalid UTF-8. */
const toQueryValue = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80');
const JSON_TYPE = { 'content-type': 'application/json' };
/** Values for `If-Match` and `Idempotency-Key`. */
const HEADER_VALUES = ['1', '"2"', '*', 'W/"x"', '"', 'une-cle-quelconque', 'autre-cle-encore'];
const rarely = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: some });
const hostileText = fc.constantFrom(...NUMBERS.map(String), ...TEXTS);

export function requestArbitrary(
  { method, template, operation }: Call,
  world: FuzzWorld,
  components: ApiDescription['components']['schemas'],
): fc.Arbitrary<FuzzRequest> {
  const source = { components, idsFor: world.idsFor, textsFor: world.textsFor };
  return fc
    .tuple(
      getPath(template, world),
      getQuery(operation, source),
      getBody(operation, source, world),
      getHeaders(operation),
    )
    .map(([path, query, { body, headers }, others]) => ({
      method,
      template,
      path: path + query,
      body,
      headers: { ...headers, ...others },
    }));
}

function getPath(template: string, world: FuzzWorld): fc.Arbitrary<string> {
  if (!template.includes('{id}')) return fc.constant(template);
  const there = fc.constantFrom(...world.idsAt(template)).map(String);
  const ids = fc.oneof(
    { weight: 8, arbitrary: there },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
  );
  return ids.map((id) => template.replace('{id}', id));
}

function getQuery({ parameters }: Operation, source: SchemaSource): fc.Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  if (asked.length === 0) return fc.constant('');
  const values = asked.map(({ name, schema }) => {
    const hostile = name === 'cursor' ? fc.constantFrom(...CURSORS) : hostileText;
    const value = fc.oneof(
      { weight: 3, arbitrary: createArbitrary(schema, source, name).map(String) },
      { weight: 1, arbitrary: hostile },
    );
    return fc.option(value.map((text) => `${name}=${toQueryValue(text)}`));
  });
  return fc.tuple(...values).map((pairs) => {
    const given = pairs.filter((pair) => pair !== null);
    return given.length === 0 ? '' : `?${given.join('&')}`;
  });
}

type Sent = Pick<FuzzRequest, 'body' | 'headers'>;

function getBody({ requestBody }: Operation, source: SchemaSource, world: FuzzWorld): fc.Arbitrary<Sent> {
  const [media] = Object.entries(requestBody?.content ?? {});
  if (media === undefined) return fc.constant({ body: undefined, headers: {} });
  const [type, { schema, example }] = media;
  const allowed = createArbitrary(schema, source);
  const near = fc.tuple(allowed, fc.noBias(fc.nat()), fc.constantFrom(...VALUES)).map(([value, at, by]) => {
    const places = listPaths(value);
    return replaceAt(value, places[at % places.length] ?? [], by);
  });
  const values = fc.oneof(
    { weight: 5, arbitrary: allowed },
    { weight: 4, arbitrary: near },
    ...(example === undefined ? [] : [{ weight: 1, arbitrary: fc.constant<unknown>(example) }]),
  );
  const sent =
    type === 'multipart/form-data'
      ? values.map((value) => ({ body: toForm(value, world), headers: { 'content-type': FORM_TYPE } }))
      : values.map((body) => ({ body, headers: {} }));
  const junk = fc
    .tuple(
      fc.constantFrom(...RAW.map((text) => Buffer.from(text)), ...BYTES),
      fc.constantFrom(JSON_TYPE['content-type'], ...TYPES),
    )
    .map(([body, contentType]) => ({ body, headers: { 'content-type': contentType } }));
  return fc.oneof<fc.WeightedArbitrary<Sent>[]>(
    { weight: 12, arbitrary: sent },
    { weight: 1, arbitrary: junk },
  );
}

/** Converts a form field; some values have no text representation. */
const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** The file is a picture in three of four cases, whatever was drawn for it. */
function toForm(value: unknown, { picture }: FuzzWorld): Buffer {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const texts = fields
    .filter(([name]) => name !== 'file')
    .map(([name, field]) => [name, toText(field)] as const);
  const drawn = toText(fields.find(([name]) => name === 'file')?.[1]);
  const file = drawn.length % 4 === 0 ? Buffer.from(drawn) : picture;
  return encodeForm([...texts, ['file', { file }]]);
}

type Header = readonly [name: string, value: string];

function getHeaders({ parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const own = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) =>
      rarely(fc.constantFrom(...HEADER_VALUES).map((value): Header => [name.toLowerCase(), value])),
    );
  const junk = rarely(
    fc.tuple(
      fc.constantFrom(...HEADERS.filter((name) => name !== 'authorization')),
      hostileText.map(toHeader),
    ),
  );
  return fc
    .tuple(...own, junk)
    .map((headers) => Object.fromEntries(headers.filter((header) => header !== undefined)));
}
