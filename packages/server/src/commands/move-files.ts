// npm run move-files -- to-s3 | to-disk: moves the image files to where the server writes them, while it serves.
import { migrate } from '../db/migrate.ts';
import { BACKGROUND_TIMEOUT_MS, createStores } from '../deps.ts';
import { moveFiles } from '../file-move/move-files.ts';
import { StartError } from '../start-error.ts';
import { commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import {
  type CommandContext,
  parseCommandLine,
  print,
  runCommand,
  withCommandContext,
} from './run-command.ts';

const PLACES = { 'to-s3': 's3', 'to-disk': 'disk' } as const;
/** Milliseconds between two progress lines. */
const TOLD_MS = 2_000;

await runCommand(async () => {
  const [word = '', ...others] = parseCommandLine({}, say.moveUsage).positionals;
  if ((word !== 'to-s3' && word !== 'to-disk') || others.length > 0) throw new StartError(say.moveUsage);
  return withCommandContext((place) => move(place, PLACES[word]));
});

async function move(
  { config, log, connectionString }: CommandContext,
  filesIn: 'disk' | 's3',
): Promise<boolean> {
  await openImages(config);
  const { disk, s3 } = await createStores(config, BACKGROUND_TIMEOUT_MS);
  if (s3 === null) throw new StartError(say.moveNeedsS3);
  // The server must have the same configuration: it writes there, and reads both.
  if (config.filesIn !== filesIn) throw new StartError(say.moveElsewhere(filesIn));
  await migrate(connectionString, log);
  let toldAt = performance.now();
  const moved = await moveFiles({
    connectionString,
    filesIn,
    ...(filesIn === 's3' ? { from: disk, to: s3 } : { from: s3, to: disk }),
    onProgress(done, all) {
      if (done < all && performance.now() - toldAt < TOLD_MS) return;
      toldAt = performance.now();
      print(say.moving(done, all));
    },
  });
  print(say.moved(moved.keys, moved.files, moved.bytes));
  if (moved.left.length > 0) print(say.movedLeft(moved.left.length));
  if (moved.different.length > 0) print(say.movedDifferent(moved.different));
  return moved.different.length === 0;
}
