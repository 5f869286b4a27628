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

/** Asks `count` times over `connections`; returns replies a second. */
export async function load(wanted: Wanted, count: number, connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let left = count;
  const askOn = async () => {
    while (left-- > 0) await read(agent, wanted);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return (count / (performance.now() - startedAt)) * 1_000;
}
