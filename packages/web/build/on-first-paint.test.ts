import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstPaint } from './on-first-paint.ts';

describe('The app of a page that came with its content', () => {
  const page = new EventTarget();
  let paint = () => {};
  const start = vi.fn();
  const emit = (kind: string) => page.dispatchEvent(new Event(kind));

  beforeEach(() => {
    vi.useFakeTimers();
    start.mockClear();
    paint = () => {};
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: () => void) {
          paint = tell;
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

  it('comes once the first pictures are there and stand on the screen', () => {
    emit('load');
    expect(start).not.toHaveBeenCalled();
    paint();
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
    paint();
    vi.advanceTimersByTime(10_000);
    expect(start).toHaveBeenCalledOnce();
  });
});
