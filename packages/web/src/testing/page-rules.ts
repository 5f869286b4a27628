// Checks of LB-23 and LB-58 for every page and dialog. Component tests call these functions and journeys (e2e/) serialise them into their
// page, so each is self-contained and references nothing outside itself.

/** The tags of the axe rules that are checked. */
export const AXE_STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours: nothing else differs between the themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Waits for transitions to end, because intermediate colours cannot be checked; an inherited colour changes one frame after its parent's.
 */
export async function waitUntilSettled(): Promise<void> {
  for (let still = 0; still < 2; ) {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    still = moving.length === 0 ? still + 1 : 0;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
}

/**
 * Switches the theme without colour transitions. Otherwise nearly every element would start one, and a further one for each inherited
 * colour, which takes longer than axe.
 */
export function changeTheme(): void {
  const root = document.documentElement;
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  root.setAttribute('data-theme', root.getAttribute('data-theme') === 'light' ? 'dark' : 'light');
  // Querying the animations computes the new colours while transitions are disabled.
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  document.adoptedStyleSheets.pop();
  if (moving.length > 0) throw new Error(`${moving.length} transitions in spite of all`);
}

/** Returns elements that are clipped or scroll sideways. */
export function findOverflow(root: Element): string[] {
  const { left, right, bottom } = root.getBoundingClientRect();
  const faults = left < 0 || right > innerWidth || bottom > innerHeight + 1 ? ['the dialog itself'] : [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const isCut = style.textOverflow === 'ellipsis' || style.clipPath !== 'none' || style.clip !== 'auto';
    if (style.display === 'inline' || isCut || element.matches('input, textarea, select, img')) continue;
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible')
      faults.push(element.outerHTML.slice(0, 160));
  }
  return faults;
}

/**
 * Returns places where a French text may break a line before a punctuation sign, or after a guillemet: in visible text, accessible names
 * and tooltips (docs/decisions/0066). Text typed by people is ignored: it is in `<bdi>`, has no language (`lang=""`) or is in a field.
 */
export function findBreakableSpaces(root: Element): string[] {
  const breakable = /\S* [;:!?»%](?=[\s)»”’.,…]|$)|« \S*/g;
  const typed = 'bdi, [lang=""], textarea, input, code, script, style';
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let shown = '';
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    shown += parentElement?.closest(typed) ? '…' : nodeValue;
  }
  texts.push(shown);
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts.flatMap((text) => text.match(breakable) ?? []);
}

/**
 * Returns texts that a screen reader says twice: a tooltip that repeats the name, a list named like its heading, an image named like the
 * text beside it.
 */
export function findDuplicateSpeech(root: Element): string[] {
  const rules: Record<string, (element: HTMLElement, name: string) => boolean | undefined> = {
    ':is(a, button, input, [role])[title]:not([aria-description=""])': ({ title }, name) =>
      name.includes(title),
    ':is(ul, ol)[aria-label]': (list, name) =>
      list.closest('section')?.querySelector('h2, h3')?.textContent.includes(name),
    'img[alt]:not([alt=""])': (image, name) =>
      image.closest('a, button, figure, li')?.textContent.includes(name),
  };
  return Object.entries(rules).flatMap(([selector, isSaid]) =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden="true"]') === null)
      .filter((element) =>
        isSaid(element, element.ariaLabel ?? element.getAttribute('alt') ?? element.textContent),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

/** Returns controls too small for touch; a field inside its label counts as large as the label. */
export function findSmallTargets(root: Element): string[] {
  // LB-54, with a tolerance for the browser's rounding.
  const least = 43.5;
  const controls = root.querySelectorAll(
    'a[href], button, input:not([hidden]), select, textarea, [role="menuitem"]',
  );
  return [...controls]
    .filter((control) => control.checkVisibility())
    .flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (width >= least && height >= least) return [];
      return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`;
    });
}

/** Focuses the first or the last control. */
export function focusEnd(root: Element, end: 'first' | 'last'): void {
  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
  controls.at(end === 'last' ? -1 : 0)?.focus();
}
