// The content security policy forbids `style` attributes (AX-77). React writes one when a component sets its own colour; here they become
// classes, whose rules the page contains in one style element allowed by its hash.

/** React escapes `<`, `>` and `"` in all user input, so only its own tags and attributes match. */
const STYLED_TAG = /<[a-z][^<>]* style="([^"]*)"[^<>]*>/g;
/** Components set custom properties only. */
const DECLARATIONS = /^(?:--[\w-]+:[#\w.%-]+;?)+$/;

/** Returns the HTML without `style` attributes, and the rules of the classes that replace them. */
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
