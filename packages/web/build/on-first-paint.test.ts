import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstPaint } from './on-first-paint.ts';

describe('The app of a page that came with its content', () => {
  const page = new EventTarget();
  let paint = (_what: string) => {};
  const start = vi.fn();
  let decoded: PromiseWithResolvers<void>;
  const emit = (kind: string) => page.dispatchEvent(new Event(kind));

  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
    decoded = Promise.withResolvers();
    const pictures = [
      { decode: () => decoded.promise },
      { decode: () => Promise.reject(new Error('failed')) },
    ];
    vi.stubGlobal('document', { querySelectorAll: () => pictures });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
    paint = () => {};
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (paints: object) => void) {
          paint = (what) => tell({ getEntriesByName: (name: string) => (name === what ? [{}] : []) });
        }
        observe() {}
        disconnect() {}
      },
    );
    onFirstPaint(start);
    return () => {
      // Nothing of this page may affect the next test.
      emit('keydown');
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('comes once the first pictures are there and stand on the screen', async () => {
    emit('load');
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(100);
    expect(start).not.toHaveBeenCalled();
    decoded.resolve();
    await vi.advanceTimersByTimeAsync(17);
    expect(start).toHaveBeenCalledOnce();
  });

  it('does not come when only backgrounds are painted', async () => {
    decoded.resolve();
    emit('load');
    paint('first-paint');
    await vi.advanceTimersByTimeAsync(100);
    expect(start).not.toHaveBeenCalled();
    paint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(17);
    expect(start).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])('comes at once for who touches the page (%s)', (touch) => {
    emit(touch);
    expect(start).toHaveBeenCalledOnce();
  });

  it('does not wait for pictures longer than three seconds', () => {
    vi.advanceTimersByTime(2_999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it('comes once', () => {
    emit('pointerdown');
    emit('load');
    paint('first-contentful-paint');
    vi.advanceTimersByTime(10_000);
    expect(start).toHaveBeenCalledOnce();
  });
});
