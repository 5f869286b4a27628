// Sends the same few requests continuously, like visitors and supervisors, while something is broken, and records the replies.
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

export type Answers = {
  /** Number of replies per status; 0 means no reply. */
  readonly statuses: Map<number, number>;
  slowestMs: number;
};

export type SiteWatch = {
  /** Replies by path. */
  readonly answers: ReadonlyMap<string, Answers>;
  /** Resets the counts; requests in progress still count for the previous period. */
  forget(): void;
  stop(): Promise<void>;
};

export function watchSite(url: string, paths: readonly string[]): SiteWatch {
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
      const status = await fetch(url + path, { headers: { accept: 'text/html,*/*' } }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        () => 0,
      );
      if (counted !== undefined) {
        counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
        counted.slowestMs = Math.max(counted.slowestMs, performance.now() - since);
      }
      await sleep(PAUSE_MS);
    }
  }
  const asking = paths.map(ask);
  return {
    answers,
    forget,
    async stop() {
      ending.abort();
      await Promise.all(asking);
    },
  };
}

/** Returns statuses that are not allowed on this path, as faults. */
export function judgeAnswers(
  { answers }: Pick<SiteWatch, 'answers'>,
  path: string,
  allowed: readonly number[],
): string[] {
  return [...(answers.get(path)?.statuses ?? [])]
    .filter(([status]) => !allowed.includes(status))
    .map(([status, count]) => `${path} was answered ${status === 0 ? 'by nothing' : status} ${count} times`);
}

export function describeAnswers({ answers }: Pick<SiteWatch, 'answers'>): string {
  return [...answers]
    .map(([path, { statuses, slowestMs }]) => {
      const counts = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
      return `${path}: ${counts}, ${Math.round(slowestMs)} ms at the most`;
    })
    .join('; ');
}
