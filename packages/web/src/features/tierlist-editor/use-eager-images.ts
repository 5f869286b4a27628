import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const PER_TURN = 40;

/** Images out of sight are fetched one turn at a time when the browser has nothing else to do: scrolling and dragging find them there. */
export function useEagerImages(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stopped = false;
    function turn(): void {
      if (stopped) return;
      const waiting = board.current?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [];
      for (const image of [...waiting].slice(0, PER_TURN)) image.loading = 'eager';
      if (waiting.length > PER_TURN) whenIdle(turn);
    }
    const timer = setTimeout(() => whenIdle(turn), 1_500);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [board]);
}
