import { onTestFinished } from 'vitest';

/** Records what a screen reader would announce of a live region from now on: its text after each change, unless empty. */
export function recordLiveRegion(region: Element): () => string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    const text = (region.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') said.push(text);
  });
  observer.observe(region, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => said;
}
