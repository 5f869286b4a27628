// A person who hears the page and sees nothing of it: what a screen reader says of the focus and of the live regions, no more.
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './frames.ts';

/** More stops than any page has. */
const MOST_STOPS = 60;

/** So often the page has nothing new to say before it is taken to be silent. */
const STILL_TURNS = 3;

export type Listener = {
  /** Presses the key and answers what is heard; with `until`, of all that is heard until it matches. */
  press(key: string, until?: RegExp): Promise<string>;
  /** Tab until what has the focus matches; only where that ends is written down. */
  tabTo(wanted: RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<string>;
  /** Each key with what was heard after it, a line each. */
  transcript(): string;
};

/** Before the page is opened. */
export async function listenTo(page: Page): Promise<Listener> {
  await page.addInitScript(recordLiveRegions);
  const lines: string[] = [];
  let focus = '';

  /** Role, name and state, as Playwright reads them off the accessibility tree; nothing when it is as it was, nor while a save runs. */
  async function readFocus(): Promise<string> {
    const focused = page.locator(':focus');
    const snapshot = (await focused.count()) === 0 ? '' : await focused.ariaSnapshot();
    const now = (snapshot.split('\n')[0] ?? '').replace(/^- /u, '').replace(/:$/u, '');
    if (now === focus || now.includes('[disabled]')) return '';
    focus = now;
    return now;
  }

  async function readRegions(): Promise<string[]> {
    const said = await page.evaluate(() => window.saidByRegions.splice(0));
    return said.map((text) => `« ${text} »`);
  }

  function write(key: string, words: string): string {
    lines.push(`${key} → ${words}`);
    return words;
  }

  return {
    async press(key, until = /(?:)/u) {
      const said: string[] = [];
      // Of the places that the focus passes, the last.
      let place = '';
      const hear = async () => {
        await nextFrames(page);
        // The focus first: what was said before it came there is not missed.
        place = (await readFocus()) || place;
        said.push(...(await readRegions()));
        return [...said, place].filter((words) => words !== '').join(' ');
      };
      await page.keyboard.press(key);
      await expect.poll(hear).toMatch(until);
      // What is said a little later still belongs to this key.
      for (
        let before = '', now = await hear(), still = 0;
        still < STILL_TURNS;
        before = now, now = await hear()
      )
        still = now === before ? still + 1 : 0;
      return write(key, [...said, place].filter((words) => words !== '').join(' '));
    },
    async tabTo(wanted, key = 'Tab') {
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        await page.keyboard.press(key);
        const words = await readFocus();
        if (wanted.test(words)) return write(`${key}, …`, words);
      }
      throw new Error(`${MOST_STOPS} stops, and never ${wanted}`);
    },
    transcript: () => lines.join('\n'),
  };
}

declare global {
  interface Window {
    saidByRegions: string[];
  }
}

/**
 * In the page. A region that changes is said whole (`status` and `alert` are atomic), unless it is empty or says what it said; one that
 * comes with its text is silent, but for an alert.
 */
function recordLiveRegions(): void {
  const REGIONS = '[role="status"], [role="alert"], output, [aria-live="polite"], [aria-live="assertive"]';
  window.saidByRegions = [];
  const last = new WeakMap<Element, string>();

  function textOf(node: Node): string {
    if (node instanceof Text) return node.data;
    const isHidden = node instanceof Element && (node.ariaHidden === 'true' || node.matches('[hidden], svg'));
    return isHidden
      ? ''
      : [...node.childNodes].map(textOf).join(node instanceof HTMLParagraphElement ? '' : ' ');
  }
  function regionsOf({ target, addedNodes }: MutationRecord): Element[] {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS) ?? null;
    const added = [...addedNodes].flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('[role="alert"]')] : [],
    );
    return [...(around === null ? [] : [around]), ...added.filter((node) => node.matches('[role="alert"]'))];
  }

  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = textOf(region);
      // A space more at the end is how the same words are said twice.
      if (text !== last.get(region) && text.trim() !== '')
        window.saidByRegions.push(text.replaceAll(/\s+/gu, ' ').trim());
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
