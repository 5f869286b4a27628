import { type Board, POOL } from '@palmares/core/tierlist/board';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { watchSticky } from '../../lib/sticky-edge.ts';
import { useHydrating } from '../../lib/use-hydrating.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '../../ui/icons-arrows.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { autoSelectNext } from './auto-selection.ts';
import { useEditor } from './editor-context.ts';
import { clampPoolHeight, POOL_STEP, type PreferencesProps, poolHeight } from './editor-preferences.ts';
import { ImageList } from './image-list.tsx';
import styles from './pool.module.css';
import { PoolHandle } from './pool-handle.tsx';
import type { Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

type Props = PreferencesProps & {
  board: Board;
  total: number;
  selection: Selection;
  lifted: number | null;
  /** Shown in place of the pool once it is empty. */
  finishLine: ReactNode;
};

/** The images without a tier, docked below the board and always visible (TL-57). */
export function Pool({ board, total, selection, lifted, preferences, onPreferences, finishLine }: Props) {
  const { images } = useEditor();
  const dock = useRef<HTMLElement>(null);
  const { collapsed, pool: height } = preferences;
  const { pool } = board;
  const selected = selection.images;
  // The server does not know whether the screen is a touch screen, where an image is offered from the start: it renders the controls for
  // both, and style sheets show one.
  const isFirst = useHydrating();
  const controlled = isFirst ? autoSelectNext(board, []) : selection;
  const hasControls = controlled.images.size > 0;
  useOfferedInSight(dock, selection);
  useEffect(() => (dock.current === null ? undefined : watchSticky(dock.current, 'foot')), []);
  return (
    <section
      ref={dock}
      className={styles.dock}
      aria-label={TIERLIST_TEXTS.poolTitle}
      data-dock
      data-drop-zone={POOL}
      data-drop-over
      data-collapsed={collapsed || undefined}
      style={{ '--pool-height': poolHeight(height) }}
    >
      {!collapsed && pool.length > 0 && (
        <PoolHandle dock={dock} height={height} onHeight={(next) => onPreferences({ pool: next })} />
      )}
      <div
        className={styles.inner}
        data-bar={selected.size > 0 || undefined}
        data-first={(isFirst && hasControls) || undefined}
      >
        {hasControls && <SelectionBar board={board} total={total} selection={controlled} isFirst={isFirst} />}
        {(isFirst || !hasControls) && (
          <PoolHeader board={board} total={total} preferences={preferences} onPreferences={onPreferences} />
        )}
        <div className={styles.images}>
          <ImageList
            row={POOL}
            label={TIERLIST_TEXTS.poolTitle}
            ids={pool}
            images={images}
            selected={selected}
            lifted={lifted}
            main={board.mainImage}
            tileSize={preferences.size}
            isPlay
          />
        </div>
        {pool.length === 0 && (total === 0 ? <p className={styles.empty}>{TEXTS.noImages}</p> : finishLine)}
      </div>
    </section>
  );
}

/** Scrolls the offered image into view: the editor may offer one outside the visible part of the pool. */
function useOfferedInSight(dock: RefObject<HTMLElement | null>, { images, isOffered }: Selection): void {
  const [offered] = isOffered === true ? images : [];
  useEffect(() => {
    if (offered === undefined) return undefined;
    const frame = requestAnimationFrame(() =>
      dock.current?.querySelector(`[data-drag-item="${offered}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [dock, offered]);
}

function PoolHeader({
  board,
  total,
  preferences,
  onPreferences,
}: Omit<Props, 'selection' | 'lifted' | 'finishLine'>) {
  const { open } = useEditor();
  const { pool, tiers } = board;
  const { collapsed, pool: height } = preferences;
  // The buttons do what dragging the handle does (WCAG 2.5.7).
  const resize = (by: number) => onPreferences({ pool: clampPoolHeight(height + by) });
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{TIERLIST_TEXTS.poolTitle}</h2>
      <span className={styles.count}>{TEXTS.poolCount(pool.length, total)}</span>
      <p className={styles.hints}>
        <span>
          <Kbd>1</Kbd>…<Kbd>{Math.min(9, tiers.length)}</Kbd> {TEXTS.hintDigits}
        </span>
        <button type="button" className={styles.hint} onClick={() => open({ kind: 'shortcuts' })}>
          <Kbd>?</Kbd> {TEXTS.hintMore}
        </button>
      </p>
      {pool.length > 0 && !collapsed && (
        <span className={styles.heights}>
          <IconButton label={TEXTS.higherPool} onClick={() => resize(POOL_STEP.button)}>
            <IconArrowUp size="s" />
          </IconButton>
          <IconButton label={TEXTS.lowerPool} onClick={() => resize(-POOL_STEP.button)}>
            <IconArrowDown size="s" />
          </IconButton>
        </span>
      )}
      {pool.length > 0 && (
        <IconButton
          label={collapsed ? TEXTS.expandPool : TEXTS.collapsePool}
          aria-expanded={!collapsed}
          className={styles.fold}
          onClick={() => onPreferences({ collapsed: !collapsed })}
        >
          <IconChevronDown />
        </IconButton>
      )}
    </header>
  );
}
