/** A move in the page keeps the focus and all that runs in an element; browsers that do not know it take it out and put it in. */
const KEEPS_STATE = 'moveBefore' in Element.prototype;

/**
 * Puts these elements into the list in this order before `end` (null: at its end), wherever they stand, with as few moves as one image
 * or a block of them needs. What else stands in the list stays there.
 */
export function arrange(list: Element, wanted: readonly Element[], end: Element | null = null): void {
  if (wanted.length === 0) return;
  const to = new Map(wanted.map((element, index) => [element, index]));
  const present = [...list.children].filter((element) => to.has(element));
  const from = new Map(present.map((element, index) => [element, index]));
  const moved = new Set<Element>();
  let passed = 0;
  for (const [index, element] of wanted.entries()) {
    let standing = present[passed];
    while (standing !== undefined && standing !== element && (moved.has(standing) || leaves(standing))) {
      passed += 1;
      standing = present[passed];
    }
    if (standing === element) passed += 1;
    else {
      place(list, element, standing ?? end);
      moved.add(element);
    }

    /** Of two that stand the wrong way round the one moves that has farther to go. */
    function leaves(other: Element): boolean {
      const far = (to.get(other) ?? 0) - index;
      return (
        far > (from.get(element) ?? Number.NEGATIVE_INFINITY) - passed && (from.get(element) ?? -1) > passed
      );
    }
  }
}

function place(list: Element, element: Element, before: Element | null): void {
  if (KEEPS_STATE && element.isConnected && list.isConnected) list.moveBefore(element, before);
  else list.insertBefore(element, before);
}
