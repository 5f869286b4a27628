// npm run test:long -- clients [--minutes 3]: hundreds of slow and vanishing clients, in parallel with uploads and saves.
import { playProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => playProgram('clients', options);
