// Reads images from several servers while their albums are closed and opened again, at random. A server that answers from its memory after
// a change was acknowledged is a fault.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@palmares/core/random';

type Status = 'public' | 'private';

export type StressedServer = {
  /** Resolves with the HTTP status. */
  read(address: string): Promise<number>;
  /** Resolves with the HTTP status. */
  change(albumId: number, status: Status): Promise<number>;
};

/** `address` is the permanent address of one of its images, which only a public album has. */
export type StressedAlbum = { readonly id: number; readonly address: string };

export type Stress = {
  readonly servers: readonly [StressedServer, ...StressedServer[]];
  /** All public. */
  readonly albums: readonly StressedAlbum[];
  readonly random: Rng;
  /** Number of changes. */
  readonly changes: number;
  /** Called before some of the changes. */
  readonly disturb?: () => Promise<void>;
};

export type StressResult = {
  readonly faults: readonly string[];
  /** Number of reads with a certain outcome, by status. */
  readonly reads: Readonly<Record<number, number>>;
};

/** Numbers of concurrent loops. */
const READERS = 8;
const WRITERS = 3;
const DISTURBED = 0.1;
const PAUSE_MAX_MS = 8;

type Album = StressedAlbum & {
  /** Null during a change. */
  acknowledged: Status | null;
  changes: number;
};

export async function stressRevocations(stress: Stress): Promise<StressResult> {
  const { servers, random } = stress;
  const albums: Album[] = stress.albums.map((album) => ({ ...album, acknowledged: 'public', changes: 0 }));
  const faults: string[] = [];
  const reads: Record<number, number> = {};
  const changes = { left: stress.changes };
  const choose = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  async function read(): Promise<void> {
    const album = choose(albums);
    const { acknowledged, changes: before } = album;
    const status = await choose(servers).read(album.address);
    // The outcome is uncertain if a change was in progress.
    if (acknowledged === null || album.changes !== before) return;
    reads[status] = (reads[status] ?? 0) + 1;
    if (status !== (acknowledged === 'public' ? 200 : 404))
      faults.push(`${status} after album ${album.id} was acknowledged as ${acknowledged}`);
  }
  async function change(album: Album): Promise<void> {
    const wanted = album.acknowledged === 'public' ? 'private' : 'public';
    album.acknowledged = null;
    album.changes += 1;
    if (random() < DISTURBED) await stress.disturb?.();
    const status = await choose(servers).change(album.id, wanted);
    if (status !== 200) throw new Error(`a change was answered ${status}`);
    album.acknowledged = wanted;
  }
  async function repeat(step: () => Promise<void>): Promise<void> {
    while (changes.left > 0) {
      await step();
      await sleep(random() * PAUSE_MAX_MS);
    }
  }
  await Promise.all([
    ...Array.from({ length: READERS }, () => repeat(read)),
    // Each album has one writer, which knows its state.
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat(async () => {
        changes.left -= 1;
        await change(choose(albums.filter((_album, index) => index % WRITERS === writer)));
      }),
    ),
  ]);
  return { faults: [...new Set(faults)], reads };
}
