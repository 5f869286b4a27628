// What LB-23, LB-58 asks of every page and dialog, read in the page itself: component tests call these functions, journeys (e2e/) send them to
// their page, so each stands alone and names nothing outside itself.

/** The rules of axe that are looked at. */
export const AXE_STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the colours decide: the themes differ in nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A colour in the middle of a transition is nobody's; one that is inherited moves on a frame after its parent's. */
export async function letSettle(): Promise<void> {
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
 * To the other theme, without the transitions of colours, of which a change of theme starts one for nearly every element, and then one
 * more for each that inherits: what is looked at is where they stop, and to draw them takes longer than axe.
 */
export function changeTheme(): void {
  const root = document.documentElement;
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  root.setAttribute('data-theme', root.getAttribute('data-theme') === 'light' ? 'dark' : 'light');
  // To ask for what moves has the new colours computed while nothing may move.
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  document.adoptedStyleSheets.pop();
  if (moving.length > 0) throw new Error(`${moving.length} transitions in spite of all`);
}

/** What is cut or has to be scrolled sideways. */
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
 * Where a French text lets a line break before one of its signs, or after a guillemet: in what is shown, read aloud or told by a tip
 * (docs/decisions/0066). What a person typed is none of ours: `<bdi>` holds it, and so do fields.
 */
export function findBreakableSpaces(root: Element): string[] {
  const breakable = /\S* [;:!?»%](?=[\s)»”’.,…]|$)|« \S*/g;
  const typed = 'bdi, textarea, input, code, script, style';
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
 * What a screen reader says twice: a hint that repeats the name it hints at, a list under a heading of the same name, a picture beside
 * the words that it is called.
 */
export function findSaidTwice(root: Element): string[] {
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

/** Controls that are too small for a finger, a field that its label surrounds counting as large as the label. */
export function findSmallTargets(root: Element): string[] {
  // LB-54; a little less for what a browser rounds.
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

/** The focus goes to the first or the last control. */
export function focusEnd(root: Element, end: 'first' | 'last'): void {
  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter((control) => control.checkVisibility() && !control.matches(':disabled'));
  controls.at(end === 'last' ? -1 : 0)?.focus();
}
