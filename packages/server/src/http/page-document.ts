// The built index.html with the head of the page that is asked for: between its two marks stands what a page says of itself.
const FIRST = '<!-- head -->';
const LAST = '<!-- /head -->';

/** Throws when the page that was built has lost its marks. */
export function createDocument(html: string): (head: string) => string {
  const start = html.indexOf(FIRST);
  const end = html.indexOf(LAST);
  if (start === -1 || end < start) throw new Error(`index.html does not hold ${FIRST} before ${LAST}`);
  const before = html.slice(0, start);
  const after = html.slice(end + LAST.length);
  return (head) => before + head + after;
}
