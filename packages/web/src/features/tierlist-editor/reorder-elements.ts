/** `moveBefore` keeps the focus and the state of the moved element; older browsers fall back to `insertBefore`, which removes it first. */
const keepsState = () => 'moveBefore' in Element.prototype;

/**
 * Puts `wanted` into the list in this order before `end` (null: at its end). Moves as few elements as possible when one image or one block
 * of images moved. Other elements of the list stay in place.
 */
export function reorderElements(list: Element, wanted: readonly Element[], end: Element | null = null): void {
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

    /** Moves the element with the longer way when two are in the wrong order. */
    function leaves(other: Element): boolean {
      const far = (to.get(other) ?? 0) - index;
      return (
        far > (from.get(element) ?? Number.NEGATIVE_INFINITY) - passed && (from.get(element) ?? -1) > passed
      );
    }
  }
}

function place(list: Element, element: Element, before: Element | null): void {
  if (keepsState() && element.isConnected && list.isConnected) list.moveBefore(element, before);
  else list.insertBefore(element, before);
}
