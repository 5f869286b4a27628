// npm run test:long -- clients [--minutes 3]: hundreds of slow and vanishing clients, in parallel with uploads and saves.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('clients', options);
