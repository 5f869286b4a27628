// npm run test:long -- mail [--minutes 3]: a real mail server goes away, says nothing, refuses, takes a mail without a word.
import { playProgram } from '../long-tests/play-program.mjs';

export const runLongTest = (options) => playProgram('mail', options);
