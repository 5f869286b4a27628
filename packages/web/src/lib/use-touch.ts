import { useMedia } from './use-media.ts';

/** True where the person taps instead of clicking. */
export function useTouch(): boolean {
  return useMedia('(hover: none), (pointer: coarse)');
}
