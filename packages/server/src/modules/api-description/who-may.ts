// Who may make a call, as the access matrix says (packages/server/access-matrix.json), which a test plays cell by cell.
import matrix from '../../../access-matrix.json' with { type: 'json' };

/** Columns of the matrix, by what the description calls them. */
export const CALLERS = {
  V: 'visitor',
  O: 'owner',
  T: 'token',
  U: 'other',
  M: 'modo',
  A: 'admin',
} as const;

type Column = keyof typeof CALLERS;

export type AccessCase = { readonly case: string } & Readonly<Record<(typeof CALLERS)[Column], number>>;

/** `path` with its parameters in braces. */
export function casesOf(method: string, path: string): AccessCase[] {
  return matrix.rows
    .filter((row) => row.method === method && row.path === path)
    .map((row) => {
      const cells = Object.entries(CALLERS).map(([column, name]) => [
        name,
        Number(row.expect[column as Column]),
      ]);
      return { case: row.case, ...Object.fromEntries(cells) } as AccessCase;
    });
}
