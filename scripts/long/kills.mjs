// npm run test:long -- kills [--kills 300]: kill -9 of the server, of its PostgreSQL, of one
// PostgreSQL process, or of everything, under uploads and saves.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('kills', options);
