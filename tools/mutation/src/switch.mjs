// The switch that instrumented code queries: is this mutant active? It also
// records the mutants that a test reaches, and ends endless loops.

/** A mutant that queries this many times more often than the original is in an endless loop. */
const endlessFactor = 20;
const alwaysAllowed = 200_000;

export function createSwitch(count) {
  const reached = new Uint8Array(count + 1);
  let awake = 0;
  let asked = 0;
  let limit = Number.POSITIVE_INFINITY;

  globalThis.isAwake = (id) => {
    reached[id] = 1;
    asked += 1;
    if (asked > limit) throw new Error('This mutant does not end');
    return id === awake;
  };

  return {
    /** Activates a mutant, or none (0), and resets the counter. `expected` is the number of queries of the original. */
    wake(id, expected = Number.POSITIVE_INFINITY) {
      awake = id;
      asked = 0;
      limit = alwaysAllowed + endlessFactor * expected;
    },
    forget: () => reached.fill(0),
    listReached: () => [...reached.keys()].filter((id) => reached[id] === 1),
    asked: () => asked,
  };
}
