// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself.

/**
 * Feature detection of what the app cannot do without: `toSorted` (Chrome 110, Firefox 115, Safari 16), and lookbehind patterns (Safari
 * 16.4), without which the app's code does not parse.
 */
export function supportsApp(): boolean {
  try {
    return 'toSorted' in Array.prototype && new RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
}

/** Shows a notice above the page; its links still work as native links. */
function tellCannotRun(): void {
  const notice = document.createElement('script');
  notice.src = '/unsupported.js';
  document.head.appendChild(notice);
}

/** Returns the source text of a script that runs `start` when the app can run, and shows the notice otherwise. */
export const runIfSupported = (start: string): string =>
  `(${String(supportsApp)})()?${start}:(${String(tellCannotRun)})()`;
