import type { Ranking } from '@palmares/core/ranking/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { attachDrag } from '../../lib/drag/attach-drag.ts';
import { type Editor, useEditor } from './editor-context.ts';
import styles from './shelf.module.css';
import { ShelfRow } from './shelf-row.tsx';

/** The ranked images, from the best; dragging changes their order (RK-46). */
export function Shelf({ ranking }: { ranking: Ranking }) {
  const editor = useEditor();
  const root = useRef<HTMLElement>(null);
  const { ranked } = ranking;
  const viewed = new Map(ranking.images.map((image) => [image.id, image.viewed]));
  useShelfDrag(root, editor);
  useShelfKeyboard(root, editor);
  return (
    <aside ref={root} className={styles.shelf} aria-labelledby="shelf">
      <header className={styles.head}>
        <h2 id="shelf" className={styles.title}>
          {TEXTS.shelf} <span>{ranked.length}</span>
        </h2>
        {ranked.length > 1 && <p className={styles.hint}>{TEXTS.shelfHint}</p>}
      </header>
      {ranked.length === 0 ? (
        <p className={styles.empty}>{TEXTS.shelfEmpty}</p>
      ) : (
        <ol className={styles.list} data-drop-zone="shelf" data-drop-list data-drop-column>
          {ranked.map((id, index) => {
            const image = editor.images.get(id);
            return image === undefined ? null : (
              <ShelfRow
                key={id}
                image={image}
                rank={index + 1}
                isLast={index + 1 === ranked.length}
                viewed={viewed.get(id) ?? 0}
              />
            );
          })}
        </ol>
      )}
    </aside>
  );
}

function useShelfDrag(root: RefObject<HTMLElement | null>, { store }: Editor): void {
  useLayoutEffect(() => {
    const shelf = root.current;
    if (shelf === null) return undefined;
    return attachDrag(shelf, {
      idsOf: (id) => [id],
      onDrop({ ids, before }) {
        const image = Number(ids[0]);
        const others = getRanked(store).filter((id) => id !== image);
        const to = before === null ? others.length : others.indexOf(Number(before));
        store.perform({ type: 'moveRanked', image, to });
      },
      regions() {
        const list = shelf.querySelector('[data-drop-list]');
        const page = document.scrollingElement ?? document.documentElement;
        const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
        const whole = { element: page, rect: screen };
        return list === null || list.scrollHeight <= list.clientHeight
          ? [whole]
          : [{ element: list, rect: list.getBoundingClientRect() }, whole];
      },
    });
  }, [root, store]);
}

/** Alt and an arrow key move the focused image, which keeps the focus. */
function useShelfKeyboard(root: RefObject<HTMLElement | null>, { store }: Editor): void {
  useLayoutEffect(() => {
    const shelf = root.current;
    if (shelf === null) return undefined;
    const stop = new AbortController();
    shelf.addEventListener(
      'keydown',
      (event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        const row =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag-item]') : null;
        if (step === 0 || row === null || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const image = Number(row.dataset['dragItem']);
        if (event.altKey) {
          store.perform({ type: 'moveRanked', image, to: getRanked(store).indexOf(image) + step });
          requestAnimationFrame(() => focusRow(shelf, image));
        } else focusRow(shelf, getRanked(store)[getRanked(store).indexOf(image) + step]);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [root, store]);
}

function getRanked(store: Editor['store']): readonly number[] {
  return store.getState().history.states.at(-1)?.ranked ?? [];
}

function focusRow(shelf: HTMLElement, image: number | undefined): void {
  shelf.querySelector<HTMLElement>(`[data-drag-item="${image ?? ''}"] [data-open]`)?.focus();
}
