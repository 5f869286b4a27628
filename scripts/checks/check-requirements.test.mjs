import { describe, expect, test } from 'vitest';
import { findRequirementFaults } from './check-requirements.mjs';

// No page uses the prefix of these ids, so the check does not take them for citations.
const page = '# Page\n\n- **ZZ-1** A sentence.\n- **ZZ-2** Another one, after ZZ-1.\n';
const find = (sources = {}, text = page) =>
  findRequirementFaults(new Map([['docs/requirements/page.md', text]]), new Map(Object.entries(sources)));

describe('the check of requirements', () => {
  test('fails on an id that does not exist, in a test and in a comment', () => {
    const sources = {
      'packages/a.test.ts': "test('ZZ-1, ZZ-3: works')",
      'packages/a.ts': '// Works (ZZ-12).',
    };

    expect(find(sources).faults).toEqual([
      'packages/a.test.ts: ZZ-3 does not exist',
      'packages/a.ts: ZZ-12 does not exist',
    ]);
  });

  test('fails on an id that is stated twice and on a missing number', () => {
    const text = '- **ZZ-1** One.\n- **ZZ-1** Two.\n- **ZZ-3** Three.\n';

    expect(find({}, text).faults).toEqual([
      'docs/requirements/page.md: ZZ-1 is stated twice',
      'ZZ-2 is missing',
    ]);
  });

  test('names the requirements that no test cites; other code does not count', () => {
    const sources = {
      'packages/a.ts': '// ZZ-2',
      'packages/a.test.ts': "// Proves ZZ-1.\ntest('works')",
    };

    expect(find(sources)).toMatchObject({ faults: [], untested: ['ZZ-2'] });
    expect(find({ ...sources, 'e2e/tests/a.spec.ts': "test('ZZ-2: works')" }).untested).toEqual([]);
  });
});
