// npm run backup, restore, finish-restore, check-data, admin, move-files: the operator's commands, on the project's own Node.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { findProjectNode, root, run } from './repository.mjs';

const [name, ...parameters] = process.argv.slice(2);
await ensureInstalled();
const main = join(root, `packages/server/src/commands/${name}.ts`);
const { code } = await run(findProjectNode(), [main, ...parameters], { cwd: process.cwd() });
process.exitCode = code ?? 1;
