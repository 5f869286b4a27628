// Requests over several keep-alive connections, like a browser's, without the overhead of `fetch`.
import { Agent, request } from 'node:http';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { processorTime } from '../report/processor-time.ts';

export type LoadRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON body of a POST; without it the request is a GET. */
  readonly body?: string;
};

/** Resolves to the body of a reply; rejects unless it is a success. */
export function send(agent: Agent, { url, headers = {}, body: posted }: LoadRequest): Promise<Buffer> {
  const method = posted === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        if (reply.statusCode === 200 || reply.statusCode === 201) resolve(body);
        else reject(new Error(`${url}: ${reply.statusCode} ${body.toString()}`));
      });
    });
    sent.on('error', reject);
    sent.end(posted);
  });
}

/** Sends `count` requests over `connections` connections, cycling through `wanted`. Resolves to replies per second. */
export async function load(
  wanted: readonly LoadRequest[],
  count: number,
  connections: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const all = Array.from({ length: count }, (_, index) => wanted[index % wanted.length] ?? []).flat();
  await forEachConcurrently(all, connections, async (next) => void (await send(agent, next)));
  agent.destroy();
  return (count / (performance.now() - startedAt)) * 1_000;
}

/** CPU milliseconds per reply, of the processes `pids` and their descendants. */
export async function measureCost(
  pids: readonly number[],
  wanted: readonly LoadRequest[],
  { count, connections }: { count: number; connections: number },
): Promise<{ milliseconds: number; perSecond: number }> {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = spent();
  const perSecond = await load(wanted, count, connections);
  return { milliseconds: (spent() - before) / count, perSecond };
}
