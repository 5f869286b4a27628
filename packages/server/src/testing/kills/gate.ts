// What all requests of a long test go through, so that nothing changes while the test looks at what is there.

export type Gate = {
  /** Sends once the gate is open. */
  pass<T>(send: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is under way any more. */
  shut(): Promise<void>;
  open(): void;
  readonly underWay: number;
};

type Opening = PromiseWithResolvers<void>;

export function createGate(): Gate {
  let opening: Opening | null = null;
  let underWay = 0;
  let tellIdle: (() => void) | null = null;
  return {
    async pass(send) {
      // It may be shut again before whoever waits comes through.
      for (let shut: Opening | null = opening; shut !== null; shut = opening) await shut.promise;
      underWay += 1;
      try {
        return await send();
      } finally {
        underWay -= 1;
        if (underWay === 0) tellIdle?.();
      }
    },
    async shut() {
      opening ??= Promise.withResolvers();
      if (underWay > 0)
        await new Promise<void>((resolve) => {
          tellIdle = resolve;
        });
    },
    open() {
      opening?.resolve();
      opening = null;
    },
    get underWay() {
      return underWay;
    },
  };
}
