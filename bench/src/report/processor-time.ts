// Processor time of a process and all that it started, its PostgreSQL included: the firm figure on a machine that does other things
// too. Linux only, as /proc is.
import { readdirSync, readFileSync } from 'node:fs';

/** Of the kernel's clock: `getconf CLK_TCK` is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

type Times = { pid: number; parent: number; ticks: number };

/** Milliseconds since the process began, of it and its descendants, those that have ended included. */
export function processorTime(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(Number(name)) ?? []);
  const counted = new Set([pid]);
  // A child may stand before its parent.
  for (let known = 0; known < counted.size; ) {
    known = counted.size;
    for (const { pid: child, parent } of all) if (counted.has(parent)) counted.add(child);
  }
  return all.reduce((sum, { pid: each, ticks }) => sum + (counted.has(each) ? ticks : 0), 0) * TICK_MS;
}

/** Null when it has ended meanwhile. */
function readTimes(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces. proc_pid_stat(5): parent is the 4th field, then 14 to 17 are
    // utime, stime and those of children that have ended.
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

/** Milliseconds of this process alone, whatever it started. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
