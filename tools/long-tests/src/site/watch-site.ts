// Sends the same few requests continuously, like visitors and supervisors, while something is broken, and records the replies.
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

/** The statuses that are no faults, by path. 0 means no reply; null allows all. */
type Allowed = Readonly<Record<string, readonly number[] | null>>;

export type SiteWatch = {
  /** Number of replies of a path with this status. */
  count(path: string, status: number): number;
  /** Replies that are not allowed, as sentences with the text of the last one. */
  faults(): string[];
  /** All replies, in words. */
  describe(): string;
  /** Resets the counts; requests in progress still count for the previous period. */
  forget(): void;
  stop(): Promise<void>;
};

type Answers = { readonly statuses: Map<number, { count: number; said: string }>; slowestMs: number };

export function watchSite(url: string, allowed: Allowed, pauseMs = PAUSE_MS): SiteWatch {
  const paths = Object.keys(allowed);
  const answers = new Map<string, Answers>();
  const ending = new AbortController();
  const forget = () => {
    for (const path of paths) answers.set(path, { statuses: new Map(), slowestMs: 0 });
  };
  forget();

  async function ask(path: string): Promise<void> {
    while (!ending.signal.aborted) {
      const counted = answers.get(path);
      const since = performance.now();
      const [status, said] = await fetch(url + path, { headers: { accept: 'text/html,*/*' } }).then(
        async (reply) => [reply.status, (await reply.text()).slice(0, 200)] as const,
        (error: unknown) => [0, String(error)] as const,
      );
      if (counted !== undefined) {
        counted.statuses.set(status, { count: (counted.statuses.get(status)?.count ?? 0) + 1, said });
        counted.slowestMs = Math.max(counted.slowestMs, performance.now() - since);
      }
      await sleep(pauseMs);
    }
  }
  const asking = paths.map(ask);
  return {
    count: (path, status) => answers.get(path)?.statuses.get(status)?.count ?? 0,
    faults: () =>
      [...answers].flatMap(([path, { statuses }]) =>
        [...statuses]
          .filter(([status]) => !(allowed[path]?.includes(status) ?? true))
          .map(([status, { count, said }]) => `${path} was answered ${status} ${count} times: ${said}`),
      ),
    describe: () =>
      [...answers]
        .map(([path, { statuses, slowestMs }]) => {
          const counts = [...statuses].map(([status, { count }]) => `${status} × ${count}`).join(', ');
          return `${path}: ${counts}, ${Math.round(slowestMs)} ms at the most`;
        })
        .join('; '),
    forget,
    async stop() {
      ending.abort();
      await Promise.all(asking);
    },
  };
}
