import { drawIcon } from './icon.tsx';

export const IconInfo = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5M12 8h.01');
export const IconSuccess = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 12.5l2.7 2.7L16 9.5');
export const IconError = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5v5M12 16h.01');
export const IconLock = drawIcon(
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2zM8 11V8a4 4 0 0 1 8 0v3',
);
export const IconEye = drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const IconGlobe = drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M3 12h18M12 3c4 3.5 4 14.500 0 18c-4-3.500-4-14.500 0-18',
);
export const IconEyeOff = drawIcon(
  'M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.6A15.7 15.7 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4.1 4.1',
);
export const IconImage = drawIcon(
  'M5.5 4h13a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM7.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M4 18l5.5-5 3.5 3 3-2.5 4 3.5',
);
export const IconCrown = drawIcon('M4 18.5h16M4.5 15L3 7l5 3.500L12 5l4 5.500L21 7l-1.500 8Z');
export const IconFlag = drawIcon('M5 21V4M5 5h11l-2 4 2 4H5');
