import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const children = new Set();

/**
 * Starts a program that lives as long as this script. It gets a session of its own, so that a Ctrl-C (which reaches the whole
 * foreground group) comes to it once, from us; and a channel to us, so that it notices when we are killed without a word.
 */
export function keepChild(command, parameters, options = {}) {
  const child = spawn(command, parameters, {
    ...options,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} : ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
  void ended.then(() => children.delete(child));
  return { ended, stop: () => child.kill('SIGTERM') };
}

/** Hands the signals that ask for a stop to the children, and stops them when npm itself was killed. */
export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = findAncestors();
  const watch = setInterval(() => {
    if (findAncestors() === ancestors) return;
    clearInterval(watch);
    for (const child of children) child.kill('SIGTERM');
  }, 500);
  watch.unref();
}

/** Our parent and its own: npm runs scripts through a shell, which npm leaves behind when it is killed. */
function findAncestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // After the name in parentheses: state, parent…
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
