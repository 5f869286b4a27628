import { test } from 'vitest';

/**
 * Runs a test for the first `usual` cases, and for the others in `npm run test:long -- thorough`: they repeat the same shared code. `title`
 * has the placeholders of `test.each`.
 */
export function testCases<Case>(
  cases: readonly Case[],
  usual: number,
  title: string,
  run: (one: Case) => Promise<void>,
): void {
  test.each(cases.slice(0, usual).map((one) => [one] as const))(title, run);
  test.each(cases.slice(usual).map((one) => [one] as const))(title, { tags: ['thorough'] }, run);
}
