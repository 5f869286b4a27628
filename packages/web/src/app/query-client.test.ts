import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, TimeoutError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('a write that has begun is told before the next event, so that no second tap sends it again', async () => {
  vi.useFakeTimers();
  const write = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => {}) });
  const tell = vi.fn();
  // As `useMutation` subscribes.
  write.subscribe(notifyManager.batchCalls(tell));

  void write.mutate();
  // The microtasks of this event, and none of its timers.
  await Promise.resolve();
  await Promise.resolve();

  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ status: 'pending' }));
});

test('whoever has waited for a network that hangs is told so at once; a fault is asked again', () => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  const isRetried = (error: Error) => typeof retry === 'function' && retry(0, error);

  expect(isRetried(new TimeoutError('/api/album'))).toBe(false);
  expect(isRetried(new NetworkError('/api/album'))).toBe(true);
});
