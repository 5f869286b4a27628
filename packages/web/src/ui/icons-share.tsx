import { drawIcon } from './icon.tsx';

export const IconX = drawIcon('M4 4h4.500L20 20h-4.500ZM19.500 4l-6.800 7.200M11 13.200L4.500 20');
/** A speech bubble, for a message to one person. */
export const IconChat = drawIcon('M4 20l1.300-4A8.500 8.500 0 1 1 8.600 19ZM9 10h6M9 14h4');
/** Two speech bubbles, for a group channel. */
export const IconChannel = drawIcon('M4 4h11v8H9l-3 3v-3H4ZM18 9h2v8h-2v3l-3-3H9.500');
export const IconCode = drawIcon('M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16');
