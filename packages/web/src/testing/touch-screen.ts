import { onTestFinished, vi } from 'vitest';

/** Makes the device report a touch screen for the rest of the test. Call before `mount`. */
export function emulateTouchScreen(): void {
  const real = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    // Evaluates a query that always matches instead.
    real(query === '(pointer: coarse)' ? 'all' : query),
  );
  onTestFinished(() => spy.mockRestore());
}
