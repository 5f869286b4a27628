// Runs in the page. Its text is sent, so it must not use outer variables.

export type Target = {
  readonly role:
    | 'button'
    | 'link'
    | 'textbox'
    | 'radio'
    | 'heading'
    | 'dialog'
    | 'listbox'
    | 'option'
    | 'image'
    | 'text'
    | 'any';
  /** The accessible name, or the text content; a pattern if it begins with `^` or ends with `$`. */
  readonly name?: string;
  /** A CSS selector, for elements without a role of their own or inside another element. */
  readonly within?: string;
};

export type FoundElement = {
  readonly count: number;
  /** The box of the first match in the viewport; null when there is none. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** True if a press in its middle reaches it and it is not disabled. */
  readonly isFree: boolean;
  readonly text: string;
};

/** Finds visible elements. `scroll` moves the first one to a position that a press reaches. */
export function findElement({ role, name, within = 'body' }: Target, scroll: boolean): FoundElement {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4',
    dialog: '[role=dialog], [role=alertdialog]',
    listbox: '[role=listbox]',
    option: '[role=option]',
    image: 'img',
    text: '*',
    any: '*',
  };
  const getText = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const getName = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return [
      element.getAttribute('aria-label'),
      ids.map((id) => getText(document.getElementById(id))).join(' '),
      [...(labels ?? [])].map(getText).join(' '),
      element.getAttribute('alt'),
      element.getAttribute('placeholder'),
      getText(element),
    ].find((text) => text !== null && text !== '');
  };
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");
  const isPattern = name !== undefined && (name.startsWith('^') || name.endsWith('$'));
  const fits = (element: Element) => {
    if (name === undefined) return true;
    const own = role === 'text' ? getText(element) : (getName(element) ?? '');
    return isPattern ? new RegExp(plain(name), 'u').test(plain(own)) : plain(own) === plain(name);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const roots = [...document.querySelectorAll(within)];
  const inside =
    role === 'any' ? roots : roots.flatMap((root) => [...root.querySelectorAll(selectors[role])]);
  const found = inside.filter((element) => isShown(element) && fits(element));
  // Only the innermost of nested elements with the same text.
  const deepest =
    role === 'text'
      ? found.filter((one) => !found.some((other) => one !== other && one.contains(other)))
      : found;
  const [first] = deepest;
  if (first === undefined) return { count: 0, box: null, isFree: false, text: '' };
  const isReached = () => {
    const { x, y, width, height } = first.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (first.contains(top) || top.closest('label')?.control === first);
  };
  if (scroll && !isReached())
    first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = first.getBoundingClientRect();
  const isFree = isReached() && !first.matches(':disabled, [aria-disabled=true]');
  return { count: deepest.length, box: { x, y, width, height }, isFree, text: getText(first) };
}
