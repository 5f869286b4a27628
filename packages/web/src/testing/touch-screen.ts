import { onTestFinished, vi } from 'vitest';

/** For the rest of a test the device says of itself that fingers touch it. Before `mount`. */
export function onTouchScreen(): void {
  const real = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    // What is true of every screen takes the place of what would be true of this one.
    real(query === '(pointer: coarse)' ? 'all' : query),
  );
  onTestFinished(() => spy.mockRestore());
}
