// Simulates a screen reader user: reads only the focus and the live regions.
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './frames.ts';

/** More than the tab stops of any page. */
const MOST_STOPS = 60;

/** Number of unchanged reads after which the page counts as silent. */
const STILL_TURNS = 3;

export type ScreenReader = {
  /** Presses the key and resolves to the announcements. With `until`, waits until they match. */
  press(key: string, until?: RegExp): Promise<string>;
  /** Presses Tab until the focused element matches; only the last announcement is recorded. */
  tabTo(wanted: RegExp, key?: 'Tab' | 'Shift+Tab'): Promise<string>;
  /** Each key with its announcements, one per line. */
  transcript(): string;
};

/** Call before opening the page. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.addInitScript(recordLiveRegions);
  const lines: string[] = [];
  let focus = '';

  /** Role, name and state from Playwright's accessibility snapshot; empty when unchanged, and during a save. */
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
      // Only the last of the elements that the focus passes.
      let place = '';
      const hear = async () => {
        await nextFrames(page);
        // Read the focus first, so that announcements made before it moved are not missed.
        place = (await readFocus()) || place;
        said.push(...(await readRegions()));
        return [...said, place].filter((words) => words !== '').join(' ');
      };
      await page.keyboard.press(key);
      await expect.poll(hear).toMatch(until);
      // Announcements made a little later still belong to this key.
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
 * Runs in the page. A changed region is announced as a whole (`status` and `alert` are atomic), unless it is empty or unchanged. A new
 * region with text is silent unless it is an alert.
 */
function recordLiveRegions(): void {
  const REGIONS = '[role="status"], [role="alert"], output, [aria-live="polite"], [aria-live="assertive"]';
  window.saidByRegions = [];
  const last = new WeakMap<Element, string>();

  function getText(node: Node): string {
    if (node instanceof Text) return node.data;
    const isHidden = node instanceof Element && (node.ariaHidden === 'true' || node.matches('[hidden], svg'));
    return isHidden
      ? ''
      : [...node.childNodes].map(getText).join(node instanceof HTMLParagraphElement ? '' : ' ');
  }
  function getRegions({ target, addedNodes }: MutationRecord): Element[] {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS) ?? null;
    const added = [...addedNodes].flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('[role="alert"]')] : [],
    );
    return [...(around === null ? [] : [around]), ...added.filter((node) => node.matches('[role="alert"]'))];
  }

  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(getRegions))) {
      const text = getText(region);
      // A trailing space is how the app announces the same words twice.
      if (text !== last.get(region) && text.trim() !== '')
        window.saidByRegions.push(text.replaceAll(/\s+/gu, ' ').trim());
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
