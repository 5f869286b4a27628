// Requests on several connections that stay open, as browsers send them, without what `fetch` costs.
import { Agent, request } from 'node:http';

export type Wanted = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The body of a reply; throws for one that is not a success. */
export function read(agent: Agent, { url, headers = {} }: Wanted): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        if (reply.statusCode === 200) resolve(body);
        else reject(new Error(`${url}: ${reply.statusCode} ${body.toString()}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Asks `count` times over `connections`, for each wanted in turn; returns replies a second. */
export async function load(wanted: readonly Wanted[], count: number, connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const waiting = Array.from({ length: count }, (_, index) => wanted[index % wanted.length]);
  const askOn = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await read(agent, next);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return (count / (performance.now() - startedAt)) * 1_000;
}
