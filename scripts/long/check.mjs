// npm run test:long -- check [--minutes 3]: the content check hangs or ends under uploads and saves.
import { playProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => playProgram('check', options);
