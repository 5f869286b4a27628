// Information about other processes. Runs on Node 20.
import { readFileSync } from 'node:fs';

/**
 * Identifies a process by its id and start time, because ids are reused.
 * Returns null when it has ended. Only Linux provides the start time.
 */
export function identify(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  const stat = readStat(pid);
  if (stat === null) return process.platform === 'linux' ? null : String(pid);
  // A zombie has ended; its parent just has not read its exit code.
  return stat.state === 'Z' ? null : `${pid} ${stat.startedAt}`;
}

/** Our parent and its parent, as a text that changes when either ends. */
export function readAncestors() {
  return `${process.ppid} ${readStat(process.ppid)?.parent ?? ''}`;
}

function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain anything; the fields after it are numbered from 3 in proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], parent: fields[1], startedAt: fields[19] };
  } catch {
    return null;
  }
}
