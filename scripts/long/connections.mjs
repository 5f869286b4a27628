// npm run test:long -- connections [--kills 300]: kills connections to the database, also around COMMIT, under uploads and saves.
import { playProgram } from '../long-tests/play-program.mjs';

export const runLongTest = (options) => playProgram('connections', options);
