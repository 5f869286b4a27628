// What the system says about other processes. Runs on Node 20.
import { readFileSync } from 'node:fs';

/**
 * Names a process by its number and the time of its start, because numbers are used again; null when it is gone or ended. The time is known
 * on Linux alone.
 */
export function identify(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  const stat = readStat(pid);
  if (stat === null) return process.platform === 'linux' ? null : String(pid);
  // A zombie has ended: only its parent has not asked for its exit code yet.
  return stat.state === 'Z' ? null : `${pid} ${stat.startedAt}`;
}

/** Our parent and its own, as one text that changes when either ends. */
export function readAncestors() {
  return `${process.ppid} ${readStat(process.ppid)?.parent ?? ''}`;
}

function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold anything; the fields after it are numbered from 3 in proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], parent: fields[1], startedAt: fields[19] };
  } catch {
    return null;
  }
}
