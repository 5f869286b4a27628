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
