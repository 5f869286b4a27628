// WCAG 1.3.2 and 2.4.3: keyboard focus follows the order of elements, the eye that of the style sheet. Components that need another order
// in a narrow window render the elements in that order (packages/web/src/lib/use-media.ts).

/** `row-reverse` is allowed: it puts the icon of a button after its text. */
const moves = /(?:^|[\s{;])(?<what>order\s*:\s*-?\d+|(?:wrap|column)-reverse)/g;

/** Finds sheets that show controls in another order than the elements. `files` maps paths to contents. Embeds contain no controls. */
export function findOrderFaults(files) {
  return [...files]
    .filter(([path]) => path.endsWith('.css') && !/(?:^|[\\/])embed[\\/]/.test(path))
    .flatMap(([path, text]) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(moves)].map(
        ({ groups }) => `${path}: ${groups.what} moves what the keyboard meets elsewhere`,
      ),
    );
}
