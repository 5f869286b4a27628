// The thread that computes: contents arrive in batches, as they are read, and are parsed here, so that replies wait for none of it.
import { parentPort } from 'node:worker_threads';
import type { Vote } from '@palmares/core/palmares/ballot';
import type { Palmares } from '@palmares/core/palmares/palmares';
import { computePalmares } from '@palmares/core/palmares/palmares';
import type { SavedVote } from './palmares.repository.ts';
import { toVote } from './saved-vote.ts';

export type ToWorker =
  /** `last`: the stored result, as JSON. Forgets what an earlier computation was given. */
  | { readonly kind: 'begin'; readonly images: readonly number[]; readonly last: string | null }
  | { readonly kind: 'votes'; readonly votes: readonly SavedVote[] }
  | { readonly kind: 'compute' };

export type FromWorker =
  | { readonly kind: 'computed'; readonly result: string }
  | { readonly kind: 'failed'; readonly reason: string };

const port = parentPort;
if (port === null) throw new Error('palmares-worker.ts runs as a thread');

let images: readonly number[] = [];
let start: ReadonlyMap<number, number> = new Map();
let votesOf = new Map<number, Vote[]>();

function begin(wanted: readonly number[], last: string | null): void {
  images = wanted;
  votesOf = new Map();
  const known = last === null ? [] : (JSON.parse(last) as Palmares).images;
  start = new Map(known.map(({ id, worth }) => [id, worth]));
}

function add(votes: readonly SavedVote[]): void {
  for (const vote of votes) {
    const others = votesOf.get(vote.voice);
    if (others === undefined) votesOf.set(vote.voice, [toVote(vote)]);
    else others.push(toVote(vote));
  }
}

function compute(): string {
  const voices = [...votesOf.values()].map((votes) => ({ votes }));
  const result = JSON.stringify(computePalmares(images, voices, start));
  begin([], null);
  return result;
}

function answer(message: ToWorker): FromWorker | null {
  switch (message.kind) {
    case 'begin':
      begin(message.images, message.last);
      return null;
    case 'votes':
      add(message.votes);
      return null;
    case 'compute':
      return { kind: 'computed', result: compute() };
  }
}

port.on('message', (message: ToWorker) => {
  try {
    const reply = answer(message);
    if (reply !== null) port.postMessage(reply);
  } catch (error) {
    port.postMessage({ kind: 'failed', reason: String(error) } satisfies FromWorker);
  }
});
