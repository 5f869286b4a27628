/**
 * A hint under the mouse, on what has that name already or holds it: without an empty description (ARIA 1.3) a screen reader would
 * say it once more after the name.
 */
export const hint = (text: string) => ({ title: text, 'aria-description': '' });
