// The web app with live reload; the API and the images come from the separate server. Runs on the project's Node.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './repository.mjs';

// The ports and the proxy to the server's API are configured in the web app's own Vite configuration.
const server = await createServer({ root: join(root, 'packages/web'), server: { host: '127.0.0.1' } });
await server.listen();
server.printUrls();

async function stop() {
  await server.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
