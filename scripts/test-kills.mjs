// npm run test:kills -- [kills] [seed]: kills connections to the database under uploads and saves (300 unless told otherwise) and
// looks whether anything was lost.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findProjectNode, root, run } from './repository.mjs';

await ensureInstalled();
const { code } = await run(findProjectNode(), [
  join(root, 'packages/server/src/testing/kills/kill-main.ts'),
  ...process.argv.slice(2),
]);
process.exitCode = code ?? 1;
