import { drawIcon } from './icon.tsx';

export const IconEdit = drawIcon('M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16v4ZM13.5 6.5l4 4');
export const IconTrash = drawIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const IconSettings = drawIcon(
  'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M5 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const IconShare = drawIcon(
  'M15.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.2 10.7l7.6-4.4M8.2 13.3l7.6 4.4',
);
/** Each dot is a stroked circle, as heavy as the lines of the other icons. */
export const IconMore = drawIcon(
  'M4.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M18.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
);
export const IconSave = drawIcon(
  'M5 4h11l4 4v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8 4v5h7V4M8 20v-6h8v6',
);
export const IconCheck = drawIcon('M5 12.5l4.5 4.5L19 7.5');
export const IconStar = drawIcon(
  'M12 3.5l2.6 5.3 5.9.9-4.250 4.1 1 5.850L12 16.9l-5.250 2.750 1-5.850L3.5 9.7l5.9-.9Z',
);
export const IconDownload = drawIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14');
export const IconCopy = drawIcon('M9 9h11v11H9ZM15 9V4H4v11h5');
export const IconClose = drawIcon('M6 6l12 12M18 6L6 18');
export const IconPlus = drawIcon('M12 5v14M5 12h14');
export const IconUser = drawIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4 20.5c1.2-3.8 4.3-5.5 8-5.5s6.8 1.7 8 5.5',
);
export const IconLogOut = drawIcon('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9');
