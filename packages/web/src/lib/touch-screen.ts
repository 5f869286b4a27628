/** Whether fingers are what one mostly points with here. Asked of the device: an event tells nothing of what opened by itself. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
