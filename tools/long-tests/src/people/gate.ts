// A gate for all requests of a long test, so that nothing changes while the test inspects the data.

export type Gate = {
  /** Sends once the gate is open. */
  pass<T>(send: () => Promise<T>): Promise<T>;
  /** Resolves when no request is in progress. */
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
      // It may be shut again before the waiting request continues.
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
