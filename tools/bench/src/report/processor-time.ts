// CPU time of a process and all its descendants, including its PostgreSQL. Unlike wall time it is
// reliable on a busy machine. Linux only, because it reads /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds per clock tick of the kernel: `getconf CLK_TCK` is 100 on every Linux that Node supports. */
const TICK_MS = 10;

type Times = { pid: number; parent: number; ticks: number };

/** CPU milliseconds of the process and its descendants since their start, including those that have ended. */
export function processorTime(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(Number(name)) ?? []);
  const counted = new Set([pid]);
  // A child may be listed before its parent.
  for (let known = 0; known < counted.size; ) {
    known = counted.size;
    for (const { pid: child, parent } of all) if (counted.has(parent)) counted.add(child);
  }
  return all.reduce((sum, { pid: each, ticks }) => sum + (counted.has(each) ? ticks : 0), 0) * TICK_MS;
}

/** Returns null when the process has ended meanwhile. */
function readTimes(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name, in parentheses, may contain spaces. proc_pid_stat(5): field 4 is the
    // parent, 14 to 17 are utime, stime and those of ended children.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { pid, parent: fields[1] ?? 0, ticks };
  } catch {
    return null;
  }
}

/** CPU milliseconds of this process alone, without its child processes. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
