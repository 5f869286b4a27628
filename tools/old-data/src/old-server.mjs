import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

const timeoutMs = 600_000;

/**
 * Starts the server of a checkout on a data folder, on its own Node. It gets only the
 * given settings, so that the folder is as that version makes it.
 */
export async function startOldServer(checkout, dataDir, settings) {
  const port = await findFreePort();
  const child = spawn('node', [join(checkout, 'packages/server/src/main.ts')], {
    cwd: checkout,
    env: {
      HOME: process.env.HOME,
      PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      DATA_DIR: dataDir,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const watchers = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
      for (const look of watchers) look();
    });
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    api: `http://127.0.0.1:${port}/api`,
    /** Resolves when the server has printed the words. Rejects with its output when it ends before that or takes too long. */
    printed(words) {
      return new Promise((resolve, reject) => {
        const look = () => output.includes(words) && resolve();
        watchers.add(look);
        const give = (why) => reject(new Error(`${why} « ${words} » :\n${output}`));
        setTimeout(give, timeoutMs, "le serveur n'a pas dit à temps").unref();
        void ended.then(() => give("le serveur s'est arrêté avant de dire"));
        look();
      });
    },
    /** Resolves to the exit code. */
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
