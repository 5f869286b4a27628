// npm run test:long -- check [--minutes 3]: the content check hangs or ends under uploads and saves.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('check', options);
