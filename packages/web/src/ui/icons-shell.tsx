import { drawIcon } from './icon.tsx';

export const IconMenu = drawIcon('M4 7h16M4 12h16M4 17h16');
export const IconClose = drawIcon('M6 6l12 12M18 6L6 18');
export const IconSun = drawIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const IconMoon = drawIcon('M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z');
export const IconSearch = drawIcon('M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20 20l-3.9-3.9');
export const IconPlus = drawIcon('M12 5v14M5 12h14');
export const IconUser = drawIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4 20.5c1.2-3.8 4.3-5.5 8-5.5s6.8 1.7 8 5.5',
);
export const IconLogOut = drawIcon('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9');
