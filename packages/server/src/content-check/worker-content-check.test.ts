import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animatedGif, gradientJpeg, transparentDisc } from '../../fixtures/images.ts';
import { type ContentCheck, ContentCheckUnavailable } from './content-check.ts';
import { createWorkerContentCheck } from './worker-content-check.ts';

const realWorker = (): Worker =>
  new Worker(new URL('./content-check-worker.ts', import.meta.url), { execArgv: [] });
const port = 'require("node:worker_threads").parentPort';
const getWorker = (code: string): Worker => new Worker(code, { eval: true });

/** The first check loads the model, which may exceed the default timeout on a busy machine. */
const patient = { timeLimitMs: 50_000 };

let check: ContentCheck | undefined;
let picture: Buffer;

beforeEach(async () => {
  picture = await gradientJpeg(320, 240);
});
afterEach(() => {
  vi.useRealTimers();
  return check?.close();
});

describe('the content check', () => {
  it('passes a landscape, a sticker and a drawn animation', async () => {
    check = createWorkerContentCheck(patient);

    for (const bytes of [
      picture,
      await transparentDisc(400, '#f0b020'),
      await animatedGif({ width: 120, height: 80, frames: 8 }),
    ]) {
      expect(await check.check(bytes)).toMatchObject({ decision: 'pass' });
    }
  });

  it('gives each of many images its own verdict', async () => {
    check = createWorkerContentCheck(patient);
    const others = [picture, await transparentDisc(200), await gradientJpeg(50, 400)];
    const alone = [];
    for (const bytes of others) alone.push(await check.check(bytes));

    const together = await Promise.all([...others, ...others].map(async (bytes) => check?.check(bytes)));

    expect(together).toEqual([...alone, ...alone]);
  });

  it('says clearly that bytes cannot be decoded, without starting a thread', async () => {
    let started = 0;
    check = createWorkerContentCheck({
      startWorker: () => {
        started += 1;
        return realWorker();
      },
    });

    await expect(check.check(Buffer.from('not an image'))).rejects.toMatchObject({
      name: 'ImageRefused',
      code: 'unsupported_type',
    });
    await expect(check.check(picture.subarray(0, 500))).rejects.toMatchObject({ code: 'unreadable' });
    expect(started).toBe(0);
  });
});

describe('when the thread', () => {
  it('crashes during a check, that check is unavailable and the ones behind it get a new thread', async () => {
    const started: Worker[] = [];
    check = createWorkerContentCheck({
      startWorker: () => {
        const worker = started.length === 0 ? getWorker('setInterval(() => {}, 1000)') : realWorker();
        started.push(worker);
        return worker;
      },
    });
    const first = check.check(picture);
    const failed = expect(first).rejects.toThrow(ContentCheckUnavailable);
    // Both wait for the thread once their pictures are decoded.
    while (started.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = check.check(picture);
    await new Promise((resolve) => setTimeout(resolve, 100));

    await started[0]?.terminate();

    await failed;
    expect(await second).toMatchObject({ decision: 'pass' });
    expect(started).toHaveLength(2);
  });

  it('crashes between two checks, nobody notices', async () => {
    const started: Worker[] = [];
    check = createWorkerContentCheck({
      startWorker: () => {
        const worker = realWorker();
        started.push(worker);
        return worker;
      },
    });
    const before = await check.check(picture);

    await started[0]?.terminate();

    expect(await check.check(picture)).toEqual(before);
    expect(started).toHaveLength(2);
  });

  it('throws, every check is unavailable and none hangs', async () => {
    check = createWorkerContentCheck({ startWorker: () => getWorker('throw new Error("no model")') });

    const results = await Promise.allSettled([1, 2, 3].map(async () => check?.check(picture)));

    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ContentCheckUnavailable' } });
    }
  });

  it('cannot even be made, the check is unavailable', async () => {
    check = createWorkerContentCheck({
      startWorker: () => {
        throw new Error('out of threads');
      },
    });

    await expect(check.check(picture)).rejects.toThrow(ContentCheckUnavailable);
    await expect(check.check(picture)).rejects.toThrow('cannot start');
  });

  it('never answers, the check gives up in time and the next one gets another thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const busy: Promise<unknown>[] = [];
    check = createWorkerContentCheck({
      startWorker: () => {
        if (busy.length > 0) return realWorker();
        const worker = getWorker(
          `${port}.postMessage({ ready: true }); ${port}.on("message", () => { ${port}.postMessage({}); for (;;); })`,
        );
        busy.push(once(worker, 'message').then(() => once(worker, 'message')));
        return worker;
      },
    });
    const first = check.check(picture);
    const failed = expect(first).rejects.toThrow('no verdict within 10000 ms');
    await expect.poll(() => busy.length).toBeGreaterThan(0);
    await busy[0];

    vi.advanceTimersByTime(10_000);

    await failed;
    expect(await check.check(picture)).toMatchObject({ decision: 'pass' });
  });

  it('is slow with those before, nobody loses the place nor the thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scores = '{ Drawing: 1, Hentai: 0, Neutral: 0, Porn: 0, Sexy: 0 }';
    const started: Worker[] = [];
    let taken = 0;
    check = createWorkerContentCheck({
      startWorker: () => {
        // A worker that reports when it has an image, and answers on command.
        const worker = getWorker(
          `let id; ${port}.postMessage({ ready: true });
           ${port}.on("message", (asked) => {
             if (asked.go) ${port}.postMessage({ id, scores: [${scores}] });
             else { id = asked.id; ${port}.postMessage({ id: "taken" }); }
           })`,
        );
        worker.on('message', ({ id }: { id?: unknown }) => {
          if (id === 'taken') taken += 1;
        });
        started.push(worker);
        return worker;
      },
    });
    const checks = Array.from({ length: 4 }, async () => check?.check(picture));

    for (const place of [1, 2, 3, 4]) {
      await expect.poll(() => taken).toBe(place);
      vi.advanceTimersByTime(6_000);
      started[0]?.postMessage({ go: true });
    }

    for (const verdict of await Promise.all(checks)) expect(verdict).toMatchObject({ decision: 'pass' });
    expect(started).toHaveLength(1);
  });

  it('never finishes loading, the check gives up in time and the next one gets another thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const started: Worker[] = [];
    check = createWorkerContentCheck({
      startWorker: () => {
        const worker = started.length === 0 ? getWorker('setInterval(() => {}, 1000)') : realWorker();
        started.push(worker);
        return worker;
      },
    });
    const failed = expect(check.check(picture)).rejects.toThrow('not loaded within 30000 ms');
    await expect.poll(() => started.length).toBeGreaterThan(0);

    vi.advanceTimersByTime(30_000);

    await failed;
    expect(await check.check(picture)).toMatchObject({ decision: 'pass' });
  });

  it('gives an answer without scores, nothing passes', async () => {
    check = createWorkerContentCheck({
      startWorker: () =>
        getWorker(
          `${port}.postMessage({ ready: true }); ${port}.on("message", ({ id }) => ${port}.postMessage({ id, scores: [] }))`,
        ),
    });

    await expect(check.check(picture)).rejects.toThrow(ContentCheckUnavailable);
  });
});

describe('once closed', () => {
  it('the check is unavailable, also for those who were waiting', async () => {
    const closing = createWorkerContentCheck({ startWorker: () => getWorker('setInterval(() => {}, 1000)') });
    const waiting = Promise.allSettled([closing.check(picture), closing.check(picture)]);
    await new Promise((resolve) => setTimeout(resolve, 100));

    await closing.close();
    await closing.close();

    for (const result of await waiting) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'ContentCheckUnavailable' } });
    }
    await expect(closing.check(picture)).rejects.toThrow('closed');
  });
});
