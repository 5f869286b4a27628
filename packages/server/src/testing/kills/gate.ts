// What all requests of a long test go through, so that nothing changes while the test looks at what is there.

export type Gate = {
  /** Sends once the gate is open. */
  pass<T>(send: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is under way any more. */
  shut(): Promise<void>;
  open(): void;
  readonly underWay: number;
};

export function createGate(): Gate {
  let opening: PromiseWithResolvers<void> | null = null;
  let underWay = 0;
  let tellIdle: () => void = () => undefined;
  return {
    async pass(send) {
      while (opening !== null) await opening.promise;
      underWay += 1;
      try {
        return await send();
      } finally {
        underWay -= 1;
        if (underWay === 0) tellIdle();
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
