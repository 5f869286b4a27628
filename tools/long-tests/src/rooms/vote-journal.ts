// Compares the votes that the server has acknowledged with the rows: no acknowledged vote is lost, none counts twice (SA-14).
import type { Database } from '@palmares/server/db/schema';
import type { Kysely } from 'kysely';

type Sent = {
  /** The last acknowledged choice. */
  acknowledged: number | null;
  /** Choices that were sent since and not acknowledged: each of them may count. */
  readonly open: Set<number>;
};

export class VoteJournal {
  readonly #votes = new Map<string, Sent>();
  acknowledged = 0;

  #get(step: number, guest: number): Sent {
    const key = `${step} ${guest}`;
    const sent = this.#votes.get(key) ?? { acknowledged: null, open: new Set() };
    this.#votes.set(key, sent);
    return sent;
  }

  send(step: number, guest: number, choice: number): void {
    this.#get(step, guest).open.add(choice);
  }

  acknowledge(step: number, guest: number, choice: number): void {
    const sent = this.#get(step, guest);
    this.acknowledged += 1;
    sent.acknowledged = choice;
    sent.open.clear();
  }

  /** Guests with an acknowledged vote in this step. */
  countVoters(step: number): number {
    return [...this.#votes].filter(
      ([key, { acknowledged }]) => acknowledged !== null && key.startsWith(`${step} `),
    ).length;
  }

  /** Returns faults, as sentences. Call it while nobody votes. */
  async compare(db: Kysely<Database>, code: string): Promise<string[]> {
    const rows = await db
      .selectFrom('room_vote as v')
      .innerJoin('room as r', 'r.id', 'v.room_id')
      .where('r.code', '=', code)
      .select(['v.step', 'v.guest_id', 'v.choice'])
      .execute();
    const stored = new Map<string, number[]>();
    for (const { step, guest_id, choice } of rows) {
      const key = `${step} ${guest_id}`;
      stored.set(key, [...(stored.get(key) ?? []), Number(choice)]);
    }
    return [...this.#votes].flatMap(([key, sent]) => findFault(key, sent, stored.get(key) ?? []));
  }
}

function findFault(key: string, { acknowledged, open }: Sent, found: readonly number[]): string[] {
  const [step, guest] = key.split(' ');
  const what = `the vote of guest ${guest} in step ${step}`;
  if (found.length > 1) return [`${what} counts ${found.length} times`];
  const [choice] = found;
  if (choice === undefined) return acknowledged === null ? [] : [`${what} was acknowledged and is lost`];
  if (choice === acknowledged || open.has(choice)) return [];
  return [`${what} is ${choice}; acknowledged was ${acknowledged}`];
}
