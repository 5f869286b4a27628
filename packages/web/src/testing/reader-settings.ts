// Simulates a reader's settings: window size and user style sheet.
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Applies the settings until the test ends. */
export async function setReaderSettings(width: number, height: number, css = ''): Promise<void> {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(async () => {
    style.remove();
    await page.viewport(1280, 800);
  });
  await page.viewport(width, height);
}

/** Returns words that are broken across lines; a soft hyphen counts as the end of a word. */
export function findBrokenWords(root: Element): string[] {
  const words: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
    }
  }
  return words;
}
