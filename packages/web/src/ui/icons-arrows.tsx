import { drawIcon } from './icon.tsx';

export const IconChevronDown = drawIcon('M6 9l6 6 6-6');
export const IconChevronRight = drawIcon('M9 6l6 6-6 6');
export const IconChevronLeft = drawIcon('M15 6l-6 6 6 6');
export const IconArrowUp = drawIcon('M12 19V5M6 11l6-6 6 6');
export const IconArrowDown = drawIcon('M12 5v14M6 13l6 6 6-6');
export const IconArrowLeft = drawIcon('M19 12H5M11 6l-6 6 6 6');
export const IconUndo = drawIcon('M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3');
export const IconRedo = drawIcon('M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3');
export const IconExternal = drawIcon(
  'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
);
