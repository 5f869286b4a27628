import { POOL } from '@palmares/core/tierlist/board';
import { getPresent } from '@palmares/core/tierlist/history';
import { type RefObject, useLayoutEffect } from 'react';
import { attachDrag } from '../../lib/drag/attach-drag.ts';
import type { DragOptions } from '../../lib/drag/dragging.ts';
import type { ScrollRegion } from '../../lib/drag/edge-scroll.ts';
import type { EditorActions } from './editor-context.ts';
import { markLoaded } from './tile-image.ts';

const DOUBLE_TAP_MS = 350;
const DEFAULT_IMAGE = '/default-image.jpg';

/** Handles mouse, touch and pen on the board: drag, click, double click, hold. One set of listeners serves all images. */
export function useBoardPointer(board: RefObject<HTMLElement | null>, actions: EditorActions): void {
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const detach = attachDrag(root, dragOptions(root, actions));
    const stop = new AbortController();
    const { signal } = stop;
    const isSecondTap = createDoubleTap();
    root.addEventListener('click', (event) => onClick(event, root, actions, isSecondTap), { signal });
    root.addEventListener('contextmenu', (event) => onContextMenu(event, actions), { signal });
    root.addEventListener('load', onLoad, { signal, capture: true });
    root.addEventListener('error', onError, { signal, capture: true });
    return () => {
      detach();
      stop.abort();
    };
  }, [board, actions]);
}

function dragOptions(root: HTMLElement, { store, act, open }: EditorActions): DragOptions {
  return {
    idsOf(id) {
      const { images } = store.getState().selection;
      return images.has(Number(id)) ? [...images].map(String) : [id];
    },
    onDrop({ ids, zone, before }) {
      const images = ids.map(Number);
      letGoOfFocus(images);
      act({ type: 'move', images, to: { tier: zone, before: before === null ? null : Number(before) } });
    },
    onHold: (id) => open({ kind: 'image', image: Number(id) }),
    regions: () => scrollRegions(root),
  };
}

/** Blurs the dragged image, which the press focused: moving a focused element makes the browser lay out the page a second time. */
function letGoOfFocus(images: readonly number[]): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  const image = imageAt(activeElement);
  if (image !== null && images.includes(image)) activeElement.blur();
}

function onClick(
  event: MouseEvent,
  root: HTMLElement,
  actions: EditorActions,
  isSecondTap: ReturnType<typeof createDoubleTap>,
): void {
  if (!(event.target instanceof Element)) return;
  const { store, open } = actions;
  const image = imageAt(event.target);
  const isSecond = isSecondTap(event, image);
  if (image !== null) {
    clickImage(event, image, isSecond, root, actions);
    return;
  }
  const label = event.target.closest('[data-tier-label]')?.getAttribute('data-tier-label');
  if (label != null) {
    if (!store.placeSelection(label)) open({ kind: 'tier', tier: label });
    return;
  }
  const row = event.target.closest('[data-drop-list]')?.getAttribute('data-drop-list');
  if (row != null) store.placeSelection(row);
}

/** Returns a function that detects the second click on the same image, with no click elsewhere between. */
function createDoubleTap(): (event: MouseEvent, image: number | null) => boolean {
  let last: { image: number | null; at: number } = { image: null, at: 0 };
  return ({ detail, timeStamp }, image) => {
    // The browser counts mouse clicks at the double-click speed of the system, but it does not count taps.
    const isSoon = detail === 2 || timeStamp - last.at < DOUBLE_TAP_MS;
    const isSecond = image !== null && image === last.image && isSoon;
    last = { image: isSecond ? null : image, at: timeStamp };
    return isSecond;
  };
}

function clickImage(
  event: MouseEvent,
  image: number,
  isSecond: boolean,
  root: HTMLElement,
  { store, act }: EditorActions,
): void {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (plain && isSecond) {
    if (!getPresent(store.getState().history).pool.includes(image)) act({ type: 'toPool', images: [image] });
    return;
  }
  if (event.shiftKey) store.click(image, 'range');
  else if (!plain || root.querySelector('[data-selecting]') !== null) store.click(image, 'toggle');
  else store.click(image, 'only');
}

function onContextMenu(event: MouseEvent, { open }: EditorActions): void {
  const image = event.target instanceof Element ? imageAt(event.target) : null;
  if (image === null) return;
  event.preventDefault();
  // On touch, the hold has already opened the dialog or is about to.
  if (!('pointerType' in event) || event.pointerType !== 'touch') open({ kind: 'image', image });
}

/** Clears the placeholder colour, which would show through a transparent picture. */
function onLoad({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.style.backgroundColor = '';
  markLoaded(target.getAttribute('src') ?? '');
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || target.getAttribute('src') === DEFAULT_IMAGE) return;
  target.removeAttribute('srcset');
  target.src = DEFAULT_IMAGE;
}

export function imageAt(target: Element): number | null {
  const id = target.closest('[data-drag-item]')?.getAttribute('data-drag-item');
  return id == null ? null : Number(id);
}

/** Returns the scroll areas: the pool, and the page while tiers are hidden behind the headers or the pool. */
function scrollRegions(root: HTMLElement): ScrollRegion[] {
  const pool = root.querySelector(`[data-drop-list="${POOL}"]`);
  const tiers = root.firstElementChild?.getBoundingClientRect();
  const headers = [
    document.querySelector('header'),
    root.parentElement?.querySelector(':scope > header') ?? null,
  ];
  const top = Math.max(0, ...headers.map((header) => header?.getBoundingClientRect().bottom ?? 0));
  const dock = root.querySelector('[data-dock]')?.getBoundingClientRect();
  const bottom = Math.min(window.innerHeight, dock?.top ?? window.innerHeight);
  const page = {
    element: document.scrollingElement ?? document.documentElement,
    rect: { left: 0, right: window.innerWidth, top, bottom },
    up: tiers !== undefined && tiers.top < top,
    down: tiers !== undefined && tiers.bottom > bottom,
  };
  return pool === null ? [page] : [{ element: pool, rect: pool.getBoundingClientRect() }, page];
}
