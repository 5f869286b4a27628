import { useMedia } from './use-media.ts';

const TOUCH = '(pointer: coarse)';

/**
 * True when touch is the primary input. It queries the device, because no event is available for what opens by itself. False on the server,
 * which does not know the device.
 */
export function isTouchScreen(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(TOUCH).matches;
}

/** The same for rendering: follows the device, and is false on the server and during hydration. */
export function useTouchScreen(): boolean {
  return useMedia(TOUCH);
}
