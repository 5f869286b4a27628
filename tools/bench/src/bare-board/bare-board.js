// The minimal board in plain JavaScript: the tiles of an album, a selected image that digit keys place, a drag with a preview and a mark,
// undo. It never reads layout after a write in the same frame: rectangles are read once when a drag starts, and tile positions are computed
// from them. A drag writes two transforms per frame, and moves one node at its end.
// Omitted: names, focus, multiple selection, live region, drafts, touch and pen, scrolling during a drag, other tile sizes.
// Alternatives measured (docs/decisions/0012): flex boxes, inline blocks, floats, `insertBefore` and lists with layout containment do not
// differ beyond noise; tiles without `contain: strict` or with `content-visibility: auto` are slower.
const TILE = 80;
const GAP = 6;
const PADDING = 8;
const LIFT_PX = 4;
/** Images in the viewport load at once, the others later in idle time. */
const IN_SIGHT = 120;
const LOT = 250;
const PAUSE_MS = 500;
const AWAY = 'translate(-200px, -200px)';

const query = new URLSearchParams(location.search);
const lists = new Map(
  [...document.querySelectorAll('[data-drop-list]')].map((list) => [list.dataset.dropList, list]),
);
const pool = lists.get('pool');
const ghost = document.querySelector('.ghost');
const mark = document.querySelector('.mark');
const moves = [];
let selected = null;
let drag = null;

const { data } = await (await fetch(`/api/album/${query.get('album')}`)).json();
fill(data.images, Number(query.get('placed') ?? 0));

/** `placed` is the number of images in each tier. */
function fill(images, placed) {
  const model = new Image(TILE, TILE);
  model.className = 'tile';
  model.draggable = false;
  const tiles = images.map(({ id }) => {
    const tile = model.cloneNode();
    tile.dataset.dragItem = id;
    return tile;
  });
  let next = 0;
  for (const list of lists.values()) {
    const count = list === pool ? tiles.length - next : placed;
    list.append(...tiles.slice(next, next + count));
    next += count;
  }
  fetchPictures(tiles, images, 5 * placed);
}

function fetchPictures(tiles, images, placed) {
  const show = (index) => (tiles[index].src = images[index].path_image.replace('full.webp', '160.webp'));
  const isFirst = (index) =>
    index < Math.min(placed, IN_SIGHT) || (index >= placed && index < placed + IN_SIGHT / 2);
  const later = [];
  for (const index of tiles.keys()) {
    if (isFirst(index)) show(index);
    else later.push(index);
  }
  setTimeout(() => requestIdleCallback(fetchLot), PAUSE_MS);

  function fetchLot() {
    for (const index of later.splice(0, LOT)) show(index);
    if (later.length > 0) requestIdleCallback(fetchLot);
  }
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'z' && event.ctrlKey) undo();
  const list = lists.get(`t${event.key}`);
  if (list === undefined || selected === null) return;
  const next = selected.nextElementSibling;
  const item = selected;
  select(next);
  move(item, list, null);
});

document.addEventListener('pointerdown', (event) => {
  const item = event.target.closest('[data-drag-item]');
  if (item === null) return;
  drag = { item, x: event.clientX, y: event.clientY, zones: null, place: null };
  ghost.setAttribute('src', item.getAttribute('src'));
});

document.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
  if (drag === null) return;
  if (drag.zones === null) {
    if (Math.hypot(x - drag.x, y - drag.y) <= LIFT_PX) return;
    lift();
  }
  drag.place = placeAt(x, y);
  ghost.style.transform = `translate(${x - TILE / 2}px, ${y - TILE / 2}px)`;
  mark.style.transform = drag.place === null ? AWAY : drag.place.transform;
});

document.addEventListener('pointerup', () => {
  if (drag === null) return;
  const { item, zones, place } = drag;
  drag = null;
  if (zones === null) {
    select(item);
    return;
  }
  ghost.style.transform = AWAY;
  mark.style.transform = AWAY;
  item.classList.remove('dragged');
  if (place === null) return;
  const before = place.list.children[place.index] ?? null;
  move(item, place.list, before === item ? item.nextElementSibling : before);
});

/** Reads all layout that the drag needs, then writes. */
function lift() {
  drag.zones = [pool, ...lists.values()].map((list) => {
    const { left, top, right, bottom } = list.getBoundingClientRect();
    const padding = list === pool ? 48 : PADDING;
    const columns = Math.floor((right - left - 2 * padding + GAP) / (TILE + GAP));
    return { list, left: left + padding, top, bottom, columns, scrolled: list.scrollTop };
  });
  drag.item.classList.add('dragged');
}

function placeAt(x, y) {
  const zone = drag.zones.find(({ top, bottom }) => y >= top && y < bottom);
  if (zone === undefined) return null;
  const { list, left, top, columns, scrolled } = zone;
  const row = Math.max(0, Math.floor((y - top - PADDING + scrolled) / (TILE + GAP)));
  const column = Math.min(columns, Math.max(0, Math.round((x - left) / (TILE + GAP))));
  const transform = `translate(${left + column * (TILE + GAP) - GAP}px, ${top + PADDING - scrolled + row * (TILE + GAP)}px)`;
  return { list, index: row * columns + column, transform };
}

function move(item, list, before) {
  moves.push({ item, list: item.parentElement, before: item.nextElementSibling });
  list.moveBefore(item, before);
}

function undo() {
  const last = moves.pop();
  last?.list.moveBefore(last.item, last.before);
}

function select(item) {
  selected?.classList.remove('selected');
  item?.classList.add('selected');
  selected = item;
}
