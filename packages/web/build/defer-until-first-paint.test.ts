import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferUntilFirstPaint } from './defer-until-first-paint.ts';

describe('What waits for the first frame of a page that came with its content', () => {
  const dataset: Record<string, string> = {};
  let paint = (_what: string) => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (paints: object, observer: { disconnect(): void }) => void) {
          paint = (what) => {
            const paints = { getEntriesByName: (name: string) => (name === what ? [{}] : []) };
            tell(paints, { disconnect() {} });
          };
        }
        observe() {}
      },
    );
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is its lazy pictures', () => {
    deferUntilFirstPaint();
    expect(dataset).toEqual({ held: '' });
    paint('first-contentful-paint');
    expect(dataset).toEqual({});
  });

  it('waits on when only backgrounds are painted', () => {
    deferUntilFirstPaint();
    paint('first-paint');
    expect(dataset).toEqual({ held: '' });
    paint('first-contentful-paint');
    expect(dataset).toEqual({});
  });

  it('comes after three seconds where nothing is painted', () => {
    deferUntilFirstPaint();
    vi.advanceTimersByTime(2_999);
    expect(dataset).toEqual({ held: '' });
    vi.advanceTimersByTime(1);
    expect(dataset).toEqual({});
  });
});
