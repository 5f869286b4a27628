// Sends requests drawn from the API description, and records faulty replies: 500 or more, and undescribed ones.

import { API_BASE } from '@palmares/core/contract/endpoint';
import type { ApiDescription } from '@palmares/server/publishing/api-description/describe-api';
import type { TestApp } from '@palmares/server/testing/app';
import type { Client, Reply } from '@palmares/server/testing/client';
import { createReplyCheck, fetchDescription } from '@palmares/server/testing/validate-replies';
import * as fc from 'fast-check';
import { type Call, type FuzzRequest, listCalls, requestArbitrary } from './fuzz-requests.ts';
import { createFuzzStage, type FuzzWorld } from './fuzz-world.ts';

export type FuzzReport = {
  readonly calls: number;
  /** Number of calls that succeeded at least once. */
  readonly succeeded: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** In words, each with the data to repeat it. */
  readonly faults: readonly string[];
};

/** About as many requests as there are calls: one of them signs its caller out. */
const RENEW_EVERY = 80;
const FAULTS_SHOWN = 50;

const clip = (value: unknown) =>
  (Buffer.isBuffer(value) ? value.toString('base64') : JSON.stringify(value ?? null)).slice(0, 1_500);

export async function fuzzApi(
  t: TestApp,
  { seed, requests, onProgress }: { seed: number; requests: number; onProgress?: (done: number) => void },
): Promise<FuzzReport> {
  const description = await fetchDescription(t.app);
  const check = await createReplyCheck(t.app);
  const stage = await createFuzzStage(t);
  const calls = listCalls(description);
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  const succeeded = new Set<string>();

  for (let first = 0; first < requests; first += RENEW_EVERY) {
    const world = await stage.renew();
    onProgress?.(first);
    for (let number = first; number < Math.min(first + RENEW_EVERY, requests); number += 1) {
      const { request, client } = draw(seed + number, calls[number % calls.length], world, description);
      t.logs.length = 0;
      t.statements.length = 0;
      const reply = await client.send(request.method, API_BASE + request.path, request.body, request);
      byStatus[reply.status] = (byStatus[reply.status] ?? 0) + 1;
      if (reply.status < 300) succeeded.add(`${request.method} ${request.template}`);
      const fault = isFault(reply)
        ? `${reply.status} ${t.logs.findLast((line) => line.includes('request failed')) ?? ''}`
        : check(request.method, request.template, reply);
      if (fault !== null && faults.length < FAULTS_SHOWN)
        faults.push(`seed ${seed}, request ${number}: ${inWords(request)} → ${fault}`);
    }
  }
  return { calls: calls.length, succeeded: succeeded.size, byStatus, faults };
}

type Drawn = { request: FuzzRequest; client: Client };

/** Deterministic for a seed, as long as the data is the same. */
function draw(seed: number, call: Call | undefined, world: FuzzWorld, { components }: ApiDescription): Drawn {
  if (call === undefined) throw new Error('nothing is described');
  const request = requestArbitrary(call, world, components.schemas);
  const [drawn] = fc.sample(fc.record({ request, client: fc.constantFrom(...world.clients) }), {
    seed,
    numRuns: 1,
  });
  if (drawn === undefined) throw new Error('nothing was drawn');
  return drawn;
}

const inWords = ({ method, path, headers, body }: FuzzRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${clip(body)}`;

/** A 501 for another format is a valid answer to the request (oEmbed). */
const isFault = (reply: Reply) =>
  reply.status >= 500 && !(reply.status === 501 && reply.code === 'format_unavailable');
