// npm start: from a fresh clone to a running site. Runs on Node 20.
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, findProjectNode, projectEnvironment, root, seconds } from './repository.mjs';
import { spawnTied, watchForStop } from './spawn-tied-process.mjs';

watchForStop();
const startedAt = performance.now();
await ensureInstalled();
await ensureWebBuilt().catch((error) => fail(error.message));
console.log(`Préparation terminée (${seconds(startedAt)}), démarrage du serveur…`);
const server = spawnTied(findProjectNode(), [join(root, 'packages/server/src/main.ts')], {
  cwd: root,
  env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
});
process.exitCode = await server.ended;
