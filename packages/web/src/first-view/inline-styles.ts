// The content policy refuses `style` attributes (AX-77). React writes one where a component sets a colour of its own; here
// they become classes, whose rules the page carries in one style element that is allowed by its hash.

/** React escapes `<`, `>` and `"` in everything that was typed: only its own tags and attributes match. */
const STYLED_TAG = /<[a-z][^<>]* style="([^"]*)"[^<>]*>/g;
/** Custom properties, which is all that components set. */
const DECLARATIONS = /^(?:--[\w-]+:[#\w.%-]+;?)+$/;

/** The same HTML without `style`, and the rules that its new classes stand for. */
export function toClasses(html: string): { html: string; rules: string } {
  const names = new Map<string, string>();
  const without = html.replaceAll(STYLED_TAG, (tag, style: string) => {
    const bare = tag.replace(` style="${style}"`, '');
    if (!DECLARATIONS.test(style)) throw new Error(`Not only custom properties: ${style}`);
    const name = names.get(style) ?? `_${names.size.toString(36)}`;
    names.set(style, name);
    return bare.includes(' class="')
      ? bare.replace(' class="', () => ` class="${name} `)
      : bare.replace(/(?=\/?>$)/, () => ` class="${name}"`);
  });
  const rules = [...names].map(([style, name]) => `.${name}{${style}}`).join('');
  return { html: without, rules };
}
