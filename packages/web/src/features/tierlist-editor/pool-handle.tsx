import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { clampPoolHeight, POOL_HEIGHT, POOL_STEP } from './editor-preferences.ts';
import styles from './pool-handle.module.css';

type Props = { dock: RefObject<HTMLElement | null>; height: number; onHeight: (height: number) => void };

function heightAt(clientY: number): number {
  return clampPoolHeight(((window.innerHeight - clientY) / window.innerHeight) * 100);
}

/** The upper edge of the pool, dragged or moved with the arrow keys to resize it. */
export function PoolHandle({ dock, height, onHeight }: Props) {
  function pull(event: ReactPointerEvent<HTMLDivElement>): void {
    const handle = event.currentTarget;
    if (!handle.hasPointerCapture(event.pointerId)) return;
    dock.current?.style.setProperty('--pool-height', `${heightAt(event.clientY)}dvh`);
  }

  return (
    <div
      className={styles.handle}
      // A focusable separator is a widget (ARIA 1.2); `<hr>` cannot be one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="horizontal"
      aria-label={TEXTS.poolHandle}
      aria-valuenow={height}
      aria-valuemin={POOL_HEIGHT.min}
      aria-valuemax={POOL_HEIGHT.max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={(event) => onHeight(heightAt(event.clientY))}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? POOL_STEP.key : event.key === 'ArrowDown' ? -POOL_STEP.key : 0;
        if (step === 0) return;
        event.preventDefault();
        onHeight(clampPoolHeight(height + step));
      }}
    />
  );
}
