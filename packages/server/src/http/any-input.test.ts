// No input to any call gives an answer of 500 or more. Each value of a valid body or query is replaced, one at a time, by values that
// columns, parsers and libraries do not accept. The seed is printed on failure.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { API_BASE, type Endpoint, endpointPath } from '@palmares/core/contract/endpoint';
import { createRng } from '@palmares/core/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradientPng } from '../../fixtures/images.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client, Extra, Method } from '../testing/client.ts';
import { as, createAlbum, createUser } from '../testing/factories.ts';
import { encodeForm, FORM_TYPE } from '../testing/form.ts';
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
} from '../testing/hostile-values.ts';
import { listPaths, readAt, replaceAt } from '../testing/replace-value.ts';
import {
  buildSampleCalls,
  SAMPLED_ENDPOINTS,
  type SampleCall,
  type SampledName,
  type SampleIds,
} from '../testing/sample-calls.ts';
import { SAMPLE_RESULTS } from '../testing/sample-results.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Requests per call; `FUZZ_RUNS=2000` tests more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8);

type Sent = { method: Method; path: string; body?: unknown; extra: Extra };

const random = createRng(SEED);
const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const pathTo = (endpoint: Endpoint, id: string) => API_BASE + endpoint.path.replace(':id', id);
const json = { 'content-type': 'application/json' };

const SORTS = ['newest', 'oldest', 'alphabetical', 'popular', 'last_connection'];

/**
 * Builds a query with one hostile value; sometimes with a sort, since each sort has its own cursors, and sometimes with the parameter
 * repeated.
 */
function getQuery(query: object): string {
  const name = oneOf([...Object.keys(query), 'other']);
  const by = name === 'cursor' ? oneOf(CURSORS) : String(oneOf([...NUMBERS, ...TEXTS]));
  // A lone surrogate cannot be percent-encoded, so it is sent as bytes that are invalid UTF-8.
  const pairs = [`${name}=${by.isWellFormed() ? encodeURIComponent(by) : '%ed%a0%80'}`];
  if ('sort' in query && random() < 0.5) pairs.push(`sort=${oneOf(SORTS)}`);
  if (random() < 0.1) pairs.push(`${name}=x`);
  return `?${pairs.join('&')}`;
}

function getForm(fields: object): Buffer {
  const changed = oneOf(Object.keys(fields));
  const all = Object.entries<unknown>({ ...fields, [changed]: oneOf([...NUMBERS, ...TEXTS]) });
  const file = oneOf([picture, picture, picture, Buffer.from(oneOf(RAW))]);
  return encodeForm([...all.map(([key, value]) => [key, String(value)] as const), ['file', { file }]]);
}

function draw(name: SampledName, { id, body, query }: SampleCall): Sent {
  const endpoint: Endpoint = SAMPLED_ENDPOINTS[name];
  const { method } = endpoint;
  const path = pathTo(endpoint, id === undefined || random() < 0.2 ? oneOf(IDS) : String(id));
  const kind = random();
  const junk = {
    [oneOf(HEADERS)]: Buffer.from(oneOf(TEXTS).slice(0, 200))
      .toString('latin1')
      .replaceAll(/[^\x20-\xff]/g, ''),
  };
  if (kind < 0.1) return { method, path, body, extra: { headers: junk } };
  if (query !== undefined) return { method, path: path + getQuery(query), extra: {} };
  if (name === 'createImage' && kind < 0.7)
    return { method, path, body: getForm(body ?? {}), extra: { headers: { 'content-type': FORM_TYPE } } };
  if (body === undefined) return { method, path, extra: {} };
  if (kind < 0.2)
    return {
      method,
      path,
      body: oneOf([...RAW.map((text) => Buffer.from(text)), ...BYTES]),
      extra: { headers: json },
    };
  if (kind < 0.25)
    return {
      method,
      path,
      body: Buffer.from(oneOf(RAW)),
      extra: { headers: { 'content-type': oneOf(TYPES) } },
    };
  const changed = replaceAt(body, oneOf(listPaths(body)), oneOf(VALUES));
  return { method, path, body: changed, extra: random() < 0.2 ? { key: 'une-cle-quelconque' } : {} };
}

let t: TestApp;
let admin: Client;
let world: SampleIds;
let picture: Buffer;
beforeAll(async () => {
  t = await createTestApp();
  admin = await as(t, await createUser(t, { roles: ['admin'] }));
  [world, picture] = await Promise.all([makeWorld(), gradientPng(8, 6)]);
});
afterAll(() => t.close());

async function makeWorld(): Promise<SampleIds> {
  const me = (await admin.get('/me')).data<{ id: number }>().id;
  const album = await createAlbum(t, { id: me }, { images: 4 });
  const category = (await admin.get('/category')).data<{ id: number }[]>()[0]?.id ?? 0;
  const make = async (kind: ContentKind) => {
    const body = { name: 'x', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images.slice(0, 1)) };
    return (await admin.post(`/${kind}`, body)).data<{ id: number }>().id;
  };
  // A separate tier list, because whole saves of the other one replace its lines.
  const lined = await make('tierlist');
  const lines = (await admin.get(`/tierlist/${lined}/line`)).data<
    { id: number; images: { id: number }[] }[]
  >();
  const made = CONTENT_KINDS.map(async (kind) => [kind, await make(kind)] as const);
  const contents = Object.fromEntries(await Promise.all(made)) as Record<ContentKind, number>;
  return {
    album,
    category,
    user: (await createUser(t)).id,
    lined,
    line: lines[0]?.id ?? 0,
    lineImage: lines[0]?.images[0]?.id ?? 0,
    ...contents,
  };
}

describe('AX-19: no input is answered 500', () => {
  test.each(Object.keys(SAMPLED_ENDPOINTS) as SampledName[])('by %s', async (name) => {
    const base = buildSampleCalls(world)[name];

    for (let run = 0; run < RUNS; run += 1) {
      const { method, path, body, extra } = draw(name, base);
      // Signing out would end the session that the other calls use.
      const client = name === 'revocation' ? await as(t, { id: world.user }) : admin;
      const reply = await client.send(method, path, body, extra);
      if (reply.status >= 500) {
        const logged = t.logs.findLast((entry) => entry.includes('request failed'));
        expect.fail(
          `seed ${SEED}: ${method} ${path.slice(0, 300)} ${JSON.stringify(extra)} ${String(Buffer.isBuffer(body) ? body : JSON.stringify(body)).slice(0, 600)} → ${reply.status} ${logged ?? ''}`,
        );
      }
    }
  });

  test('by any call with an integer that no column holds, wherever one is asked for', async () => {
    const answers: string[] = [];
    for (const [name, { id, body = {} }] of Object.entries(buildSampleCalls(world)) as [
      SampledName,
      SampleCall,
    ][]) {
      const endpoint: Endpoint = SAMPLED_ENDPOINTS[name];
      for (const place of listPaths(body).filter((at) => typeof readAt(body, at) === 'number')) {
        for (const value of [2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1]) {
          const form = name === 'createImage';
          const changed = replaceAt(body, place, value) as object;
          const sent = form
            ? encodeForm(Object.entries(changed).map(([key, item]) => [key, String(item)]))
            : changed;
          const extra = form ? { headers: { 'content-type': FORM_TYPE } } : {};
          const reply = await admin.send(endpoint.method, endpointPath(endpoint, id), sent, extra);
          if (reply.status >= 500) answers.push(`${name} ${place.join('.')} = ${value}: ${reply.status}`);
        }
      }
    }

    expect(answers).toEqual([]);
  });
});
