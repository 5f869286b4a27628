/**
 * True when touch is the primary input. It queries the device, because no event is available for what opens by itself. False on the server,
 * which does not know the device.
 */
export function isTouchScreen(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches;
}
