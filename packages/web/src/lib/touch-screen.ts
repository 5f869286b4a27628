/** True when touch is the primary input. It queries the device, because no event is available for what opens by itself. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
