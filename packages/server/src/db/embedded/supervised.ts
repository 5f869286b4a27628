import { type ChildProcess, spawn } from 'node:child_process';
import type { Identity } from './identity.ts';

/**
 * A small shell script between us and PostgreSQL. It reads our stdin: when that closes, because we ask for a stop or were killed, it sends
 * SIGINT (a fast and clean stop), so that nothing outlives the server. During crash recovery PostgreSQL 18 may never react to it: then
 * SIGQUIT follows (an immediate stop, which loses nothing).
 */
const wrapper = `
grace=$1
shift
exec 3<&0 </dev/null
"$@" 3<&- &
program=$!
(
  while read -r _ <&3; do :; done
  kill -INT "$program"
  # A second at a time: whoever ends this leaves no long sleep behind.
  while [ "$grace" -gt 0 ]; do sleep 1; grace=$((grace - 1)); done
  kill -QUIT "$program"
) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$program"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

/** Seconds between SIGINT and SIGQUIT. */
const graceSeconds = 15;

export interface Supervised {
  /** Resolves with the exit code once the program has ended; null if a signal ended the wrapper. */
  readonly exited: Promise<number | null>;
  hasExited(): boolean;
  /** Requests a clean stop and waits; after `timeoutMs` the whole session is killed. */
  stop(timeoutMs: number): Promise<void>;
}

/** Starts a program of PostgreSQL in a session of its own: a Ctrl-C in the terminal does not reach it. */
export function startSupervised(
  command: readonly string[],
  identity: Identity,
  outputFd: number,
  grace = graceSeconds,
): Supervised {
  const child: ChildProcess = spawn(
    'sh',
    ['-c', wrapper, 'palmares-postgres', String(grace), ...identity.prefix, ...command],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', outputFd, outputFd],
      env: childEnvironment(),
      ...(identity.uid === undefined ? {} : { uid: identity.uid }),
      ...(identity.gid === undefined ? {} : { gid: identity.gid }),
    },
  );
  let gone = false;
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code));
  }).then((code) => {
    gone = true;
    return code;
  });
  child.stdin?.on('error', () => undefined);

  return {
    exited,
    hasExited: () => gone,
    async stop(timeoutMs) {
      child.stdin?.end();
      const timer = setTimeout(() => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, timeoutMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Passes no variable of ours or of PostgreSQL's clients (PGDATA, PGPORT…), except the one by which `npm test` finds stray processes. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '/usr/bin:/bin', PALMARES_RUN } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(PALMARES_RUN === undefined ? {} : { PALMARES_RUN }) };
}
