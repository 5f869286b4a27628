// npm run dev: the server restarts and the page reloads when a file changes. Runs on Node 20.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findProjectNode, projectEnvironment, root } from './repository.mjs';
import { spawnTied, watchForStop } from './spawn-tied-process.mjs';

watchForStop();
await ensureInstalled();
const node = findProjectNode();
const webPort = process.env.WEB_PORT ?? '5173';
// Visitors reach the page through Vite, so links and origin checks must use that address.
const publicUrl = process.env.PUBLIC_URL ?? `http://127.0.0.1:${webPort}`;
const env = projectEnvironment({ NODE_ENV: 'development', PUBLIC_URL: publicUrl, WEB_PORT: webPort });

const parts = [
  spawnTied(node, ['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    env,
  }),
  spawnTied(node, [join(root, 'scripts/dev-web.mjs')], { cwd: root, env }),
];
process.exitCode = await Promise.race(parts.map((part) => part.ended));
for (const part of parts) part.stop();
await Promise.all(parts.map((part) => part.ended));
