// Plays requests drawn from the description of the API, and keeps what should not have been answered: 500 or more, and what the description
// does not tell of.
import fc from 'fast-check';
import { API_BASE } from '@palmares/core/contract/endpoints';
import type { TestApp } from '../app.ts';
import { createReplyCheck, fetchDescription } from '../described-replies.ts';
import { type FuzzRequest, listCalls, requestArbitrary } from './fuzz-requests.ts';
import { createFuzzStage } from './fuzz-world.ts';

export type FuzzReport = {
  readonly requests: number;
  readonly calls: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** In words, each with what repeats it. */
  readonly faults: readonly string[];
};

const RENEW_EVERY = 40;
const FAULTS_SHOWN = 50;

const clip = (value: unknown) =>
  String(Buffer.isBuffer(value) ? value.toString('base64') : JSON.stringify(value)).slice(0, 1_500);

export async function fuzzApi(
  t: TestApp,
  { seed, requests, first = 0 }: { seed: number; requests: number; first?: number },
): Promise<FuzzReport> {
  const description = await fetchDescription(t.app);
  const check = await createReplyCheck(t.app);
  const stage = await createFuzzStage(t);
  const calls = listCalls(description);
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  let world = await stage.renew();

  for (let number = first; number < first + requests; number += 1) {
    if (number % RENEW_EVERY === 0 && number > first) world = await stage.renew();
    t.logs.length = 0;
    t.statements.length = 0;
    const call = calls[number % calls.length];
    if (call === undefined) throw new Error('nothing is described');
    const request = draw(fc.tuple(requestArbitrary(call, world, description.components.schemas), fc.nat()));
    const fault = await play(request[0], request[1]);
    if (fault !== null && faults.length < FAULTS_SHOWN) faults.push(`seed ${seed}, request ${number}: ${fault}`);

    function draw<T>(arbitrary: fc.Arbitrary<T>): T {
      const [drawn] = fc.sample(arbitrary, { seed: seed + number, numRuns: 1 });
      return drawn as T;
    }
  }
  return { requests, calls: calls.length, byStatus, faults };

  async function play(request: FuzzRequest, who: number): Promise<string | null> {
    const { method, template, path, body, headers } = request;
    const client = world.clients[who % world.clients.length];
    if (client === undefined) throw new Error('nobody calls');
    const reply = await client.send(method, API_BASE + path, body, { headers });
    byStatus[reply.status] = (byStatus[reply.status] ?? 0) + 1;
    if (process.env['FUZZ_DEBUG'] && method === 'POST') { const k = `${template} ${reply.status} ${reply.status >= 400 ? reply.code : ''}`; byStatus[k] = (byStatus[k] ?? 0) + 1; }
    const told = `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${clip(body)}`;
    if (reply.status >= 500 && !isExpected(reply)) {
      const logged = t.logs.findLast((line) => line.includes('request failed')) ?? '';
      return `${told} → ${reply.status} ${logged}`;
    }
    const undescribed = check(method, template, reply);
    return undescribed === null ? null : `${told} → ${undescribed}`;
  }
}

/** « Ask for another form » (501) is an answer to what was asked, not a fault. */
const isExpected = (reply: { status: number; code: string }) =>
  reply.status === 501 && reply.code === 'format_unavailable';
