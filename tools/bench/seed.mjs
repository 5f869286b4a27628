// npm run seed: fills a database with generated content, to try the site at scale. tools/bench/src/seed/seed.ts documents the options.
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/install.mjs';
import { findProjectNode, root, run } from '../../scripts/repository.mjs';

await ensureInstalled();
const { code } = await run(findProjectNode(), [
  join(root, 'tools/bench/src/seed/seed.ts'),
  ...process.argv.slice(2),
]);
process.exitCode = code ?? 1;
