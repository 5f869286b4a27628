import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, TimeoutError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('LB-36: a write that has begun is told before the next event, so that no second tap sends it again', async () => {
  vi.useFakeTimers();
  const write = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => {}) });
  const tell = vi.fn();
  // Subscribes like `useMutation`.
  write.subscribe(notifyManager.batchCalls(tell));

  void write.mutate();
  // Runs the microtasks of this event, and none of its timers.
  await Promise.resolve();
  await Promise.resolve();

  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ status: 'pending' }));
});

test.each([
  ['timed out', new TimeoutError(), 1],
  ['got no answer', new NetworkError(), 3],
])('a read that %s fails after so many tries', async (_what, error, tries) => {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.reject(error));

  const result = queryClient.fetchQuery({
    queryKey: ['read'],
    queryFn: read,
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  });
  const failed = expect(result).rejects.toBe(error);
  await vi.runAllTimersAsync();

  await failed;
  expect(read).toHaveBeenCalledTimes(tries);
});
