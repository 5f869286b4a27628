// npm run test:long -- mail [--minutes 3]: a real mail server disappears, hangs, refuses, or accepts a mail without replying.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('mail', options);
