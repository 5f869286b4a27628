// npm run test:long -- disk [--minutes 3]: the image disk is full, read-only or
// missing, then the disk of all data is full. Needs root to mount disks.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('disk', options);
