// npm run test:long -- database [--minutes 5]: PostgreSQL is stopped, restarted, killed and made unresponsive under uploads and saves.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('database', options);
