// npm run test:long -- readers [--minutes 10]: a thousand readers, and whether the server's memory stays flat.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('readers', options);
