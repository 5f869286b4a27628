// npm run test:long -- <name> […]: one of the long tests of scripts/long, which are no part of npm test.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { fail, root } from './repository.mjs';

const folder = join(root, 'scripts/long');
const names = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const [name, ...parameters] = process.argv.slice(2);
if (!names.includes(name)) fail(`npm run test:long -- <${names.join(' | ')}>`);
await ensureInstalled();
const { runLongTest } = await import(join(folder, `${name}.mjs`));
process.exitCode = (await runLongTest(parameters)) ? 0 : 1;
