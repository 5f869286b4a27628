import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDrawing, type Drawing, type DrawingJob } from './drawing.ts';

let drawing: Drawing;
afterEach(() => drawing.close());

const image = { id: 1, name: 'Une', width: 10, height: 10 };
const content = { kind: 'album', title: 'Album', origin: 'par Ada', site: 'x', images: [image] } as const;

const job = (more: Partial<DrawingJob> = {}): DrawingJob => ({
  content,
  readImage: async () => null,
  owner: 1,
  signal: new AbortController().signal,
  ...more,
});

const never = () => new Promise<null>(() => undefined);

test('an image that cannot be read leaves the others: the picture is drawn', async () => {
  drawing = createDrawing();
  const failing = job({ readImage: async () => Promise.reject(new Error('lost')) });

  expect((await drawing.draw(failing)).subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(
    (await drawing.draw(job({ readImage: async () => Buffer.from('no picture') }))).length,
  ).toBeGreaterThan(0);
});

test('what takes too long ends, and the next one is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  drawing = createDrawing({ timeLimitMs: 4_000 });
  const asked = Promise.withResolvers<void>();
  const readImage = () => {
    asked.resolve();
    return never();
  };

  const failed = expect(drawing.draw(job({ readImage }))).rejects.toThrow('not drawn within 4000 ms');
  await asked.promise;
  vi.advanceTimersByTime(4_000);
  await failed;
  expect((await drawing.draw(job())).length).toBeGreaterThan(0);
});

test('who asks for one waits behind a few, not behind all of who asks for many', async () => {
  drawing = createDrawing();
  const done: string[] = [];
  const many = ['a', 'b', 'c', 'd', 'e'].map(async (name) => {
    await drawing.draw(job({ owner: 1 }));
    done.push(name);
  });
  const other = drawing.draw(job({ owner: 2 })).then(() => done.push('other'));

  await Promise.all([...many, other]);

  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
});

test('beyond so many that wait, the next is refused at once', async () => {
  drawing = createDrawing({ waitingMax: 1 });
  const waiting = Promise.allSettled([drawing.draw(job({ readImage: never })), drawing.draw(job())]);
  await sleep(1);

  await expect(drawing.draw(job())).rejects.toThrow('too many wait');
  await drawing.close();
  await waiting;
});

test('who goes away gives up the turn', async () => {
  drawing = createDrawing();
  const leaving = new AbortController();
  const first = drawing.draw(job());
  const second = drawing.draw(job({ signal: leaving.signal }));
  leaving.abort(new Error('gone'));

  await expect(second).rejects.toThrow('gone');
  await first;
});
