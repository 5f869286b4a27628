// The icons of the first view. Every page loads this module whole, so other icons belong to other files.
import { drawIcon } from './icon.tsx';

export const IconMenu = drawIcon('M4 7h16M4 12h16M4 17h16');
export const IconSun = drawIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const IconMoon = drawIcon('M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z');
export const IconSearch = drawIcon('M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20 20l-3.9-3.9');
export const IconArrowRight = drawIcon('M5 12h14M13 6l6 6-6 6');
export const IconWarning = drawIcon('M12 4L2.5 20h19L12 4ZM12 10v4M12 17h.01');
export const IconRefresh = drawIcon(
  'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
);
