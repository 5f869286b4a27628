// npm run test:long -- connections [--kills 300]: kills database connections under uploads and saves, also around COMMIT.
import { runProgram } from '../long-tests/run-program.mjs';

export const runLongTest = (options) => runProgram('connections', options);
