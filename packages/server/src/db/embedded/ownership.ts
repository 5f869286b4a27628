import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectAsOwner } from './connection.ts';

export interface Ownership {
  release(): Promise<void>;
}

/** Keeps the connection by which other servers see that this cluster is in use, and reopens it after PostgreSQL recovered from a crash. */
export function maintainOwnership(first: Client, host: string, isOver: () => boolean): Ownership {
  let current = first;
  function watch(client: Client): void {
    client.once('end', async () => {
      while (!isOver()) {
        try {
          current = await connectAsOwner(host);
          return watch(current);
        } catch {
          await sleep(200);
        }
      }
    });
  }
  watch(first);
  return { release: () => current.end().catch(() => undefined) };
}
