// node bare-files.ts: the floor of a served file. A Fastify with one route and the headers for browser caching reads the whole file,
// without a database. Reads FILES, the folder; prints its address.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';

const folder = process.env['FILES'] ?? '.';
const app = Fastify();
app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
  const { key, file } = request.params;
  reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp');
  return readFile(join(folder, key.slice(0, 2), key.slice(2, 4), key, file));
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
