import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Environment variable inherited by everything that a run of the checks starts. A process that still has it afterwards is a stray process.
 */
export const runMarker = 'PALMARES_RUN';

const timeoutMs = 5_000;

/** The processes of this run that still exist after the timeout, as `{ pid, command }`. Null on systems without /proc. */
export async function findStrayProcesses(run) {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = listMarked(run);
    if (found === null || found.length === 0 || Date.now() > until) return found;
    await sleep(100);
  }
}

function listMarked(run) {
  if (process.platform !== 'linux') return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${runMarker}=${run}`))
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 120),
    }));
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
