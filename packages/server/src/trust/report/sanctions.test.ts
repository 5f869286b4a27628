// Errors that only a fault in our code could cause. case.test.ts covers the effect of sanctions.
import { expect, test } from 'vitest';
import type { LockedCase } from './case.repository.ts';
import { applySanction, revertSanction, type SanctionContext } from './sanctions.ts';

test.each(['album', 'image', 'author'] as const)(
  'hides no %s, whatever the table of sanctions says',
  async (kind) => {
    const found = { kind, thing_id: 1, sanction: 'hide' } as LockedCase;
    // The error is thrown before any query.
    const acting = {} as SanctionContext;
    await expect(applySanction(acting, found, 'hide', 'Un motif.')).rejects.toThrow(`No content: ${kind}`);
    await expect(revertSanction(acting, found)).rejects.toThrow(`No content: ${kind}`);
  },
);
