import { drawIcon } from '../../ui/icon.tsx';

export const IconPause = drawIcon('M9 5.5v13M15 5.5v13');
export const IconPlay = drawIcon('M8 5.5v13L18.5 12Z');
