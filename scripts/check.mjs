// npm run check: format, lint, types, direction of imports and the lock file, before every commit.
import { ensureInstalled } from './install.mjs';
import { projectEnvironment } from './repository.mjs';
import { runSteps, summarize } from './run-steps.mjs';
import { fastSteps } from './static-steps.mjs';

await ensureInstalled();
process.exitCode = summarize(await runSteps(fastSteps, projectEnvironment())) ? 0 : 1;
