// User actions on a page and the states to wait for, in any browser.
import { waitForValue } from './child.ts';
import type { Driver, Point } from './driver.ts';
import { type FoundElement, findElement, type Target } from './find-element.ts';

export type PointerKind = 'mouse' | 'touch';

/** Milliseconds for which a finger rests to lift an image. */
const HOLD_MS = 320;
const LIMIT_MS = 15_000;
/** A dropped image covers the target for a moment. If the target is still covered after this many looks, scroll to it. */
const COVERED_LOOKS = 3;

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  Backspace: '\uE003',
};

const told = ({ role, name = '', within = '' }: Target) => `${role} « ${name} » ${within}`;

export class Page {
  readonly driver: Driver;
  readonly #site: string;

  /** `site` is the base address. */
  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.#site + path);
  }

  look(target: Target, scroll = false): Promise<FoundElement> {
    return this.driver.run(findElement, target, scroll);
  }

  async click(target: Target, hand: PointerKind = 'mouse'): Promise<void> {
    const at = await this.#pointOf(target);
    await this.#move(hand, [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /**
   * Drags like a hand: press (and hold, for a finger), a few moves, release. All in one command, because
   * Chromium's driver forgets a held pointer between two commands.
   */
  async drag(from: Target, to: Target, hand: PointerKind): Promise<void> {
    const end = await this.#pointOf(to);
    const start = await this.#pointOf(from);
    const moves = [0.1, 0.4, 0.7, 1, 1].map((part) => ({
      type: 'pointerMove',
      x: Math.round(start.x + (end.x - start.x) * part),
      y: Math.round(start.y + (end.y - start.y) * part),
      duration: 60,
    }));
    await this.#move(hand, [
      { type: 'pointerMove', ...start, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...(hand === 'touch' ? [{ type: 'pause', duration: HOLD_MS }] : []),
      ...moves,
      { type: 'pause', duration: 120 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async key(...chord: readonly string[]): Promise<void> {
    const values = chord.map((name) => KEYS[name] ?? name);
    await this.#press([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Replaces the text of the field. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.key('Control', 'a');
    await this.key('Backspace');
    const strokes = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#press(strokes.flat());
  }

  async see(target: Target, limitMs = LIMIT_MS): Promise<void> {
    const ask = async () => (await this.look(target)).count > 0 || null;
    await waitForValue(ask, { limitMs, what: () => told(target) });
  }

  async seeNo(target: Target): Promise<void> {
    const ask = async () => (await this.look(target)).count === 0 || null;
    await waitForValue(ask, { limitMs: LIMIT_MS, what: () => `no ${told(target)}` });
  }

  /** Returns the address without its origin. */
  async seeAddress(pattern: RegExp, limitMs = LIMIT_MS): Promise<string> {
    const ask = async () => {
      const address = await this.driver.run(() => location.pathname + location.search);
      return pattern.test(address) ? address : null;
    };
    return waitForValue(ask, { limitMs, what: () => `the address ${pattern.source}` });
  }

  /** Waits until the target no longer moves and a press reaches it. */
  async #pointOf(target: Target): Promise<Point> {
    let last = '';
    let covered = 0;
    const ask = async () => {
      const { box, isFree } = await this.look(target, covered > COVERED_LOOKS);
      covered = isFree ? 0 : covered + 1;
      const place = JSON.stringify(box);
      const stands = isFree && place === last;
      last = place;
      if (box === null || !stands) return null;
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    return waitForValue(ask, { limitMs: LIMIT_MS, what: () => `${told(target)} free for a press` });
  }

  async #move(hand: PointerKind, actions: readonly object[]): Promise<void> {
    await this.driver.act([{ type: 'pointer', id: hand, parameters: { pointerType: hand }, actions }]);
  }

  async #press(actions: readonly object[]): Promise<void> {
    await this.driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }
}
