// Wakes this process's background after a commit that left something to remove. Other processes find it at their next poll.
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Place = { readonly db: Kysely<Database> };

/** Alarms of the loops that will sleep until their next poll, by database. */
const alarms = new WeakMap<Kysely<Database>, Set<AbortController>>();

export function wakeRemovals({ db }: Place): void {
  for (const alarm of alarms.get(db) ?? []) alarm.abort();
}

type Alarm = { readonly signal: AbortSignal; readonly dispose: () => void };

/** Set it before the poll, so that what begins during the poll still rings. */
export function setAlarm({ db }: Place): Alarm {
  const alarm = new AbortController();
  const mine = alarms.get(db) ?? new Set();
  alarms.set(db, mine.add(alarm));
  return { signal: alarm.signal, dispose: () => mine.delete(alarm) };
}
