import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPictures } from './hold-pictures.ts';

describe('Lazy pictures of a page that came with its content', () => {
  const dataset: Record<string, string> = {};
  let paint = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (paints: object, observer: { disconnect(): void }) => void) {
          paint = () => tell({}, { disconnect() {} });
        }
        observe() {}
      },
    );
    holdPictures();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('are not there before its first frame stands on the screen', () => {
    expect(dataset).toEqual({ pictures: 'first' });
    paint();
    expect(dataset).toEqual({});
  });

  it('come after three seconds where nothing is painted', () => {
    vi.advanceTimersByTime(2_999);
    expect(dataset).toEqual({ pictures: 'first' });
    vi.advanceTimersByTime(1);
    expect(dataset).toEqual({});
  });
});
