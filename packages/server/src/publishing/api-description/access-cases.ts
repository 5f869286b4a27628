// The permissions of a call, from the access matrix (packages/server/access-matrix.json), which a test executes cell by cell.
import matrix from '../../../access-matrix.json' with { type: 'json' };

/** Sorted like the columns on the page of the API. */
export const CALLERS = ['visitor', 'owner', 'token', 'other', 'modo', 'admin'] as const;

export type AccessCase = { readonly case: string } & Readonly<Record<(typeof CALLERS)[number], number>>;

/** `path` has its parameters in braces. */
export function findAccessCases(method: string, path: string): AccessCase[] {
  return matrix.rows
    .filter((row) => row.method === method && row.path === path)
    .map(({ case: name, expect }) => ({
      case: name,
      visitor: Number(expect.V),
      owner: Number(expect.O),
      token: Number(expect.T),
      other: Number(expect.U),
      modo: Number(expect.M),
      admin: Number(expect.A),
    }));
}
