// The worker thread: contents arrive in batches as they are read and are parsed here, so that parsing does not delay replies.
import { parentPort } from 'node:worker_threads';
import type { Vote } from '@palmares/core/palmares/ballot';
import { computePalmares, type Palmares } from '@palmares/core/palmares/palmares';
import type { SavedVote } from './palmares.repository.ts';
import { toVote } from './saved-vote.ts';

export type ToWorker =
  /** `last` is the stored result, as JSON. Clears the data of an earlier computation. */
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
/** Why the current computation cannot be done. It is reported on `compute`, so that each computation has one reply. */
let failure: string | null = null;

function attempt(work: () => void): void {
  if (failure !== null) return;
  try {
    work();
  } catch (error) {
    failure = String(error);
  }
}

function begin(wanted: readonly number[], last: string | null): void {
  images = wanted;
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

function finish(): FromWorker {
  let result = '';
  attempt(() => {
    const voices = [...votesOf.values()].map((votes) => ({ votes }));
    result = JSON.stringify(computePalmares(images, voices, start));
  });
  votesOf = new Map();
  return failure === null ? { kind: 'computed', result } : { kind: 'failed', reason: failure };
}

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'begin':
      failure = null;
      votesOf = new Map();
      attempt(() => begin(message.images, message.last));
      return;
    case 'votes':
      attempt(() => add(message.votes));
      return;
    case 'compute':
      port.postMessage(finish());
  }
});
