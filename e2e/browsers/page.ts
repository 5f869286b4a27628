// What a person does on a page, and what they wait for, in any browser.
import { until } from './child.ts';
import type { Driver, Point } from './driver.ts';
import { lookFor, type Seen, type Target } from './look-for.ts';

export type Hand = 'mouse' | 'touch';

const HOLD_MS = 320;
const LIMIT_MS = 15_000;
const COVERED_LOOKS = 3;

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Backspace: '\uE003' } as const;

export type Page = ReturnType<typeof pageOf>;

/** `site` is where the addresses begin. */
export function pageOf(driver: Driver, site: string) {
  const look = (target: Target, scroll = false): Promise<Seen> => driver.run(lookFor, target, scroll);
  const told = (target: Target) => `${target.role} « ${target.name ?? ''} » ${target.within ?? ''}`;

  /** Waits until it stands still and a press would reach it; scrolls to what stays covered, which may be by a drop on its way. */
  async function pointOf(target: Target): Promise<Point> {
    let last = '';
    let covered = 0;
    return until(
      async () => {
        const { box, isFree } = await look(target, covered > COVERED_LOOKS);
        covered = isFree ? 0 : covered + 1;
        const place = JSON.stringify(box);
        if (box === null || !isFree || place !== last) {
          last = place;
          return null;
        }
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      },
      { limitMs: LIMIT_MS, what: () => `${told(target)} free for a press` },
    );
  }

  async function press(at: Point, hand: Hand): Promise<void> {
    const actions = [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await driver.act([{ type: 'pointer', id: hand, parameters: { pointerType: hand }, actions }]);
  }

  async function click(target: Target, hand: Hand = 'mouse'): Promise<void> {
    await press(await pointOf(target), hand);
  }

  /** As a hand does: press, for a finger hold, a few moves, let go. In one piece: Chromium's driver forgets between two that it holds. */
  async function drag(from: Target, to: Target, hand: Hand): Promise<void> {
    const end = await pointOf(to);
    const start = await pointOf(from);
    const moves = [0.1, 0.4, 0.7, 1, 1].map((part) => ({
      type: 'pointerMove',
      x: Math.round(start.x + (end.x - start.x) * part),
      y: Math.round(start.y + (end.y - start.y) * part),
      duration: 60,
    }));
    const actions = [
      { type: 'pointerMove', ...start, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...(hand === 'touch' ? [{ type: 'pause', duration: HOLD_MS }] : []),
      ...moves,
      { type: 'pause', duration: 120 },
      { type: 'pointerUp', button: 0 },
    ];
    await driver.act([{ type: 'pointer', id: hand, parameters: { pointerType: hand }, actions }]);
  }

  async function key(...chord: readonly string[]): Promise<void> {
    const values = chord.map((name) => KEYS[name as keyof typeof KEYS] ?? name);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Instead of what stands in the field. */
  async function fill(target: Target, text: string): Promise<void> {
    await click(target);
    await key('Control', 'a');
    await key('Backspace');
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async function see(target: Target, limitMs = LIMIT_MS): Promise<string> {
    return until(
      async () => {
        const { count, text } = await look(target);
        return count > 0 ? text : null;
      },
      { limitMs, what: () => told(target) },
    );
  }

  async function seeNo(target: Target): Promise<void> {
    await until(async () => ((await look(target)).count === 0 ? true : null), {
      what: () => `no ${told(target)}`,
    });
  }

  async function seeAddress(pattern: RegExp, limitMs = LIMIT_MS): Promise<string> {
    return until(
      async () => {
        const address = await driver.run(() => location.pathname + location.search);
        return pattern.test(address) ? address : null;
      },
      { limitMs, what: () => `the address ${pattern.source}` },
    );
  }

  return {
    driver,
    open: (path: string) => driver.open(site + path),
    look,
    click,
    drag,
    key,
    fill,
    see,
    seeNo,
    seeAddress,
  };
}
