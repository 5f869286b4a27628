import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal, RENEWAL_PAUSE_MS } from './image-renewal.ts';

/** The test settles each fetch explicitly. */
function renewal() {
  const answers: { arrive: () => void; fail: () => void }[] = [];
  const { broken, stop } = createRenewal(
    () =>
      new Promise((resolve, reject) => {
        answers.push({ arrive: resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  return { broken, stop, answers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AX-49, BU-14: a renewal of image addresses', () => {
  it('asks at once, and once for a screen full of broken images', async () => {
    const { broken, answers } = renewal();
    for (let image = 0; image < 20; image++) broken();
    expect(answers).toHaveLength(1);
    answers[0]?.arrive();
    await vi.advanceTimersByTimeAsync(10 * RENEWAL_PAUSE_MS);
    expect(answers).toHaveLength(1);
  });

  it('asks again when images break after the pause, as they do twenty minutes later', async () => {
    const { broken, answers } = renewal();
    broken();
    answers[0]?.arrive();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    broken();
    expect(answers).toHaveLength(2);
  });

  it('waits for the end of the pause when the new addresses are broken too', async () => {
    const { broken, answers } = renewal();
    broken();
    answers[0]?.arrive();
    await vi.advanceTimersByTimeAsync(1_000);
    broken();
    await vi.advanceTimersByTimeAsync(RENEWAL_PAUSE_MS - 2_000);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toHaveLength(2);
  });

  it('tries again after the pause when there was no answer', async () => {
    const { broken, answers } = renewal();
    broken();
    answers[0]?.fail();
    await vi.advanceTimersByTimeAsync(RENEWAL_PAUSE_MS);
    expect(answers).toHaveLength(2);
  });

  it('asks for nothing once the screen has gone', async () => {
    const { broken, stop, answers } = renewal();
    broken();
    answers[0]?.fail();
    stop();
    await vi.advanceTimersByTimeAsync(10 * RENEWAL_PAUSE_MS);
    expect(answers).toHaveLength(1);
  });
});
