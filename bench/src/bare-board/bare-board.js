// The least that a board can be: images, a ghost under the pointer, a mark where it would land, a move of one node at the end.
// No framework, no state, no undo, no keyboard, no scrolling: what the editor adds is measured against this.
const album = new URLSearchParams(location.search).get('album');
const { data } = await (await fetch(`/api/album/${album}`)).json();

const tiers = Array.from({ length: 5 }, () =>
  Object.assign(document.createElement('div'), { className: 'tier' }),
);
const pool = Object.assign(document.createElement('div'), { className: 'pool' });
for (const { id, path_image } of data.images) {
  const image = new Image(80, 80);
  image.src = path_image.replace('full.webp', '160.webp');
  image.loading = 'lazy';
  image.draggable = false;
  image.dataset.dragItem = id;
  pool.append(image);
}
document.body.append(...tiers, pool);
tiers.forEach((tier, index) => (tier.dataset.dropList = `t${index + 1}`));
pool.dataset.dropList = 'pool';

let drag = null;

document.addEventListener('pointerdown', (event) => {
  const item = event.target.closest('[data-drag-item]');
  if (item !== null) drag = { item, from: event, ghost: null };
});

document.addEventListener('pointermove', (event) => {
  if (drag === null) return;
  drag.at = event;
  if (drag.ghost === null && Math.hypot(event.x - drag.from.x, event.y - drag.from.y) > 5) lift();
});

document.addEventListener('pointerup', () => {
  if (drag?.ghost) {
    update();
    cancelAnimationFrame(drag.frame);
    drag.ghost.remove();
    drag.mark.remove();
    drag.item.style.opacity = '';
    drag.zone?.insertBefore(drag.item, drag.before);
  }
  drag = null;
});

function lift() {
  drag.ghost = drag.item.cloneNode();
  drag.ghost.className = 'ghost';
  drag.mark = Object.assign(document.createElement('div'), { className: 'mark' });
  drag.item.style.opacity = '0.3';
  drag.zones = [pool, ...tiers].map((zone) => ({ zone, rect: zone.getBoundingClientRect() }));
  drag.rects = new Map();
  document.body.append(drag.ghost, drag.mark);
  tick();
}

function tick() {
  drag.frame = requestAnimationFrame(tick);
  update();
}

function update() {
  const { x, y } = drag.at;
  drag.ghost.style.transform = `translate(${x - 40}px, ${y - 40}px)`;
  drag.zone = drag.zones.find(({ rect }) => y >= rect.top && y < rect.bottom)?.zone ?? null;
  if (drag.zone === null) return;
  if (!drag.rects.has(drag.zone))
    drag.rects.set(
      drag.zone,
      [...drag.zone.children].map((item) => ({ item, rect: item.getBoundingClientRect() })),
    );
  const next = drag.rects
    .get(drag.zone)
    .find(({ rect }) => y < rect.bottom && x < rect.left + rect.width / 2);
  drag.before = next?.item ?? null;
  const left = next?.rect.left ?? drag.zone.getBoundingClientRect().left;
  drag.mark.style.transform = `translate(${left - 4}px, ${y - 40}px)`;
}
