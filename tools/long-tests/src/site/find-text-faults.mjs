/**
 * Runs in a page with the pseudo-locale, so it references nothing outside itself. Returns texts that are not in the catalogue, and what is
 * clipped.
 * @param {readonly string[]} names texts that people typed
 * @returns {string[]}
 */
export function findTextFaults(names) {
  // It runs in the page, so helpers cannot be outside it.
  /* oxlint-disable unicorn/consistent-function-scoping, eslint/complexity */
  const typed = new Set(names);
  const found = new Set();
  const isTyped = (element) => element.closest('[lang=""], script, style, noscript') !== null;
  const rest = (text) => {
    let before = '';
    let after = text;
    while (before !== after) {
      before = after;
      after = before.replaceAll(/⟦[^⟦⟧]*⟧/gu, '');
    }
    if (typed.has(after.trim())) return '';
    // The name of the site, addresses, dates.
    return after
      .replaceAll(/Palmarès|\S*@[\w.-]+|https?:\S+|\d+\s\p{L}+\s\d{4}|\d+\s?[a-z]{0,2}/gu, '')
      .trim();
  };
  const isText = (text) => /\p{L}{2}/u.test(text);
  for (const element of document.body.querySelectorAll('*')) {
    if (isTyped(element) || !element.checkVisibility()) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent).join('');
    // A text that is split into elements has its brackets in a neighbour.
    const whole = (element.closest('p, li, h1, h2, h3, a, button, label, dt, dd, legend, output') ?? element)
      .textContent;
    if (isText(rest(text)) && !whole.includes('⟦')) found.add(`« ${text.trim()} » is not in the catalogue`);
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      const value = element.getAttribute(name) ?? '';
      if (isText(rest(value)) && !value.includes('⟦'))
        found.add(`${name} « ${value} » is not in the catalogue`);
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    if (
      isCut &&
      text.includes('⟦') &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1
    )
      found.add(`« ${text.trim()} » is clipped`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  return [...found];
}
