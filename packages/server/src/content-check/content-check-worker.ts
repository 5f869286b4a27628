// The worker thread of the content check: loads the model once, then answers one request at a time. Any error here ends the thread;
// worker-content-check.ts starts another.

import { parentPort } from 'node:worker_threads';
import type { Scores } from './judge.ts';
import { loadNsfwModel } from './nsfw-model.ts';

/** Frames of one image, as returned by `readFrames`. */
export type CheckRequest = { id: number; frames: Uint8Array };
export type CheckReply = { id: number; scores: Scores[] };
/** Sent once, when the model is loaded. */
export type ReadyReply = { ready: true };

if (!parentPort) throw new Error('content-check-worker runs as a worker thread only');
const port = parentPort;

const model = await loadNsfwModel();
port.on('message', ({ id, frames }: CheckRequest) => {
  port.postMessage({ id, scores: model.classify(frames) } satisfies CheckReply);
});
port.postMessage({ ready: true } satisfies ReadyReply);
