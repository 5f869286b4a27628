import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAncestors } from './processes.mjs';

/** Milliseconds after which a child process that was asked to stop is killed. */
const STOP_WITHIN_MS = 5_000;
const ANCESTORS_EVERY_MS = 500;

const children = new Set();
/** True if the script ends with a program that it started by `spawnTied`, and not on its own. */
let isServing = false;
let isWatching = false;
let isStopping = false;

/**
 * Starts a program that lives as long as this script. It gets its own session, so that a Ctrl-C (sent to the whole foreground group)
 * reaches it only once, through this script. An IPC channel lets it notice when this script is killed.
 */
export function spawnTied(command, parameters, options = {}) {
  isServing = true;
  const child = spawn(command, parameters, {
    ...options,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} : ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? exitCode(signal)));
  });
  const kept = { ended, stop: (signal = 'SIGTERM') => child.kill(signal) };
  children.add(kept);
  void ended.then(() => children.delete(kept));
  return kept;
}

/**
 * Runs a preparation step to its end in a session of its own. If this script is asked to stop, it ends the step with all its child
 * processes, and the promise never resolves because the script ends then. Resolves like `run`, and passes the process group to `onStart`.
 */
export async function runTied(command, parameters, { env, cwd, capture = false, onStart }) {
  watchForStop();
  const child = spawn(command, parameters, {
    cwd,
    env,
    detached: true,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const parts = [];
  child.stdout?.on('data', (part) => parts.push(part));
  child.stderr?.on('data', (part) => parts.push(part));
  const closed = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? exitCode(signal), output: Buffer.concat(parts).toString('utf8') }),
    );
  });
  const group = child.pid;
  const tied = {
    ended: closed.then(() => waitForGroup(group)),
    stop() {
      // A second stop request kills at once.
      killGroup(group, isStopping ? 'SIGKILL' : 'SIGTERM');
      setTimeout(() => killGroup(group, 'SIGKILL'), STOP_WITHIN_MS).unref();
    },
  };
  children.add(tied);
  if (group !== undefined) await onStart?.(group);
  const result = await closed;
  if (isStopping) await new Promise(() => undefined);
  children.delete(tied);
  return result;
}

/**
 * Ends this script on a termination signal and when the parent npm ends: at once, or after its child processes.
 * Scripts call this on their first line; repeated calls are harmless.
 */
export function watchForStop() {
  if (isWatching) return;
  isWatching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm runs scripts through a shell, which survives when npm is killed.
  const ancestors = readAncestors();
  const watch = setInterval(() => {
    if (readAncestors() === ancestors) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, ANCESTORS_EVERY_MS);
  watch.unref();
}

function stop(signal) {
  const started = [...children];
  for (const child of started) child.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  isStopping = true;
  if (isServing) return;
  void Promise.all(started.map((child) => child.ended)).then(() => process.exit(exitCode(signal)));
}

/** The processes of a group may outlive its leader. */
async function waitForGroup(group) {
  const until = performance.now() + STOP_WITHIN_MS + 1_000;
  while (killGroup(group, 0) && performance.now() < until) await sleep(20);
}

/** Returns whether the group still had a process. */
function killGroup(group, signal) {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

function exitCode(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
