// A browser takes what stands 32 px inside a strip that scrolls sideways for visible, and does not scroll to it when it takes the
// focus: its name is outside the window then (WCAG 2.4.11).

/** Brings what the keyboard leads to wholly into the window. Returns how to end it. */
export function revealFocus(): () => void {
  document.addEventListener('focusin', reveal);
  return () => document.removeEventListener('focusin', reveal);
}

function reveal({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const { left, right, width } = target.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (width <= clientWidth && (left < 0 || right > clientWidth))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
