// WCAG 1.3.2 and 2.4.3: the keyboard goes by the order of the elements, the eye by that of the style sheet. Where a narrow window wants
// another order, components draw the elements in it (packages/web/src/lib/use-media.ts).

/** `row-reverse` is left out: it puts the picture of a button behind its words. */
const moves = /(?:^|[\s{;])(?<what>order\s*:\s*-?\d+|(?:wrap|column)-reverse)/g;

/** Sheets that show controls in another order than the elements have. `files` holds their texts by path. Embeds hold no control. */
export function findOrderFaults(files) {
  return [...files]
    .filter(([path]) => path.endsWith('.css') && !/(?:^|[\\/])embed[\\/]/.test(path))
    .flatMap(([path, text]) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(moves)].map(
        ({ groups }) => `${path}: ${groups.what} moves what the keyboard meets elsewhere`,
      ),
    );
}
