// A proxy that simulates a deployment: after `deploy`, the entry and the ranking chunks have other names and the old ones are gone, as
// after a build. `withdraw` serves the service worker that unregisters itself.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DeployedSite = {
  readonly url: string;
  deploy(): void;
  withdraw(): void;
  close(): Promise<void>;
};

const CHANGED = /\/assets\/(index|ranking-kind)-[\w-]{8}\.js/g;
const WORKER = '/service-worker.js';

export async function deployedSite(baseURL: string | undefined): Promise<DeployedSite> {
  let isDeployed = false;
  let isWithdrawn = false;
  /** Maps old names to new ones. */
  const renamed = new Map<string, string>();
  const getName = (path: string, kind: string) => {
    renamed.set(path, `/assets/${kind}-deployed.js`);
    return renamed.get(path) ?? path;
  };

  function pathFor(path: string): string | null {
    if (path === WORKER && isWithdrawn) return '/service-worker-off.js';
    if (!isDeployed) return path;
    if (renamed.has(path)) return null;
    return [...renamed].find(([, name]) => name === path)?.[0] ?? path;
  }

  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const path = pathFor(asked.url ?? '/');
    if (path === null) {
      reply.writeHead(404).end();
      return;
    }
    const { host } = new URL(baseURL ?? '');
    // The browser's cached copy of the old version must not be revalidated.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...more } = asked.headers;
    const headers = { ...more, host, 'accept-encoding': 'identity' };
    const onward = request(new URL(path, baseURL), { method: asked.method, headers }, (answer) => {
      void send(answer, reply, isDeployed && !path.startsWith('/api/') && !path.startsWith('/media/'));
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  }

  async function send(answer: IncomingMessage, reply: ServerResponse, isOfBuild: boolean): Promise<void> {
    const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
    if (!isOfBuild || !isText || answer.statusCode !== 200) {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      return;
    }
    const text = Buffer.concat(await answer.toArray()).toString();
    const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
    reply.writeHead(200, headers).end(text.replaceAll(CHANGED, getName));
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    withdraw: () => {
      isWithdrawn = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
