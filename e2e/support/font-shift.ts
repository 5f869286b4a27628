// Measures layout shifts caused by late fonts, at each phone width.
import type { Page } from '@playwright/test';

/** Phone widths, in CSS pixels. */
const PHONE = { from: 320, to: 480, height: 844 } as const;

type Widths = { readonly from: number; readonly to: number; readonly height: number; readonly step: number };

type Shift = {
  readonly width: number;
  /** Impact fraction × distance fraction, as defined by web.dev/articles/cls. */
  readonly value: number;
  /** The element that moved farthest, and by how many pixels. */
  readonly moved: string;
};

/**
 * Loads the page in a frame whose width changes, which takes a hundredth of the time of separate loads. At each width the layout uses
 * fallback fonts, then the real ones. `step` is in CSS pixels.
 */
export async function measureFontShifts(page: Page, address: string, step = 1): Promise<Shift[]> {
  const host = new URL('/frame-of-font-shift', address).href;
  await page.route(host, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${address}" style="border: 0; width: ${PHONE.from}px; height: ${PHONE.height}px"></iframe>`,
    }),
  );
  // Removes the headers that forbid framing.
  await page.route(address, async (route) => {
    const reply = await route.fetch();
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
  await page.goto(host, { waitUntil: 'networkidle' });
  return page.evaluate(readShifts, { ...PHONE, step });
}

/** Runs in the page. */
async function readShifts({ from, to, height, step }: Widths): Promise<Shift[]> {
  // Chromium ignores smaller movements.
  const least = 3;
  const frame = document.querySelector('iframe');
  const view = frame?.contentWindow;
  if (!frame || !view) throw new Error('There is no frame');
  const { document: inner } = view;
  await Promise.all([...inner.fonts].map((face) => face.load().catch(() => null)));
  const late = inner.createElement('style');
  late.textContent =
    ':root { --font-text: var(--font-text-early) !important; --font-title: var(--font-title-early) !important }';
  const readPlaces = (): Map<Node, DOMRect> => {
    const places = new Map<Node, DOMRect>();
    const range = inner.createRange();
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeName !== 'IMG' && node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNode(node);
      const box = range.getBoundingClientRect();
      if (box.width * box.height > 0) places.set(node, box);
    }
    return places;
  };
  const visible = (box: DOMRect) =>
    Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0)) * Math.max(0, box.width);
  const shifts: Shift[] = [];
  for (let width = from; width <= to; width += step) {
    frame.style.width = `${width}px`;
    inner.head.append(late);
    const before = readPlaces();
    late.remove();
    const after = readPlaces();
    let impact = 0;
    let distance = 0;
    let moved = '';
    for (const [node, was] of before) {
      const is = after.get(node);
      if (is === undefined) continue;
      const far = Math.max(Math.abs(is.top - was.top), Math.abs(is.left - was.left));
      const area = Math.max(visible(was), visible(is));
      if (far < least || area === 0) continue;
      impact += area;
      if (far > distance) moved = `${node.textContent?.slice(0, 30) ?? ''} ${Math.round(far)} px`;
      distance = Math.max(distance, far);
    }
    const value = Math.min(1, impact / (width * height)) * (distance / Math.max(width, height));
    shifts.push({ width, value, moved });
  }
  return shifts;
}
