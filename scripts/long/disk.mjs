// npm run test:long -- disk [--minutes 3]: the disk of the images is full, read-only or gone, then that of everything is full. Mounts, so it needs root.
import { playProgram } from '../long-tests/play-program.mjs';

export const runLongTest = (options) => playProgram('disk', options);
