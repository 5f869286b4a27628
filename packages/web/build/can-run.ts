// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.

/**
 * Whether the browser has what the app does not do without: arrays that are sorted into others (Chrome 110, Firefox 115, Safari 16) and
 * patterns that look behind (Safari 16.4), which code of the app cannot be read without.
 */
export function canRun(): boolean {
  try {
    return 'toSorted' in Array.prototype && new RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
}

/** Above what the page shows; links stay the browser's own. */
function tellCannotRun(): void {
  const notice = document.createElement('script');
  notice.src = '/unsupported.js';
  document.head.appendChild(notice);
}

/** The text of a script that begins where the app can run, and says so where it cannot. */
export const whereItRuns = (start: string): string =>
  `(${String(canRun)})()?${start}:(${String(tellCannotRun)})()`;
