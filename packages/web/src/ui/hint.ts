/**
 * Tooltip for an element whose name contains the same text: without an empty description (ARIA 1.3), a screen reader would repeat the text
 * after the name.
 */
export const hint = (text: string) => ({ title: text, 'aria-description': '' });
