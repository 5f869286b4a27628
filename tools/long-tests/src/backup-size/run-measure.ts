// Runs measure.ts in a process of its own, whose memory it reads.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Megabytes: little, so that garbage is collected early and the memory shows what is needed. A list in memory would exceed it. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=4'];

export interface ToMeasure {
  /** Connection strings: of the site, and of an empty database. */
  readonly source: string;
  readonly target: string;
  /** Number of images of the site. */
  readonly images: number;
  /** Pixels of each image. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether it first interrupts a backup half-way, and at the end makes one more with nothing new. */
  readonly repeats: boolean;
  /** Secret key of encrypted backups. */
  readonly secret: string | null;
  /** The folder of image files, which it writes; null for files that are computed. */
  readonly filesFolder: string | null;
  /** The folder of the backups. */
  readonly dir: string;
}

export interface Measured {
  /** Largest resident memory of the process in megabytes. */
  readonly memory: number;
  /** What each step took. */
  readonly told: string;
  readonly faults: readonly string[];
}

export async function measure(input: ToMeasure): Promise<Measured> {
  const main = join(import.meta.dirname, 'measure.ts');
  const child = spawn(process.execPath, [...HEAP, main, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0)
    return { memory: Number.NaN, told: '', faults: [`${input.images} images: ended with ${code}`] };
  return JSON.parse(output) as Measured;
}
