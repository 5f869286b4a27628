import { expect, test } from 'vitest';
import { REPORT } from '../staff-limits.ts';
import { checkReport, checkStatement, REPORT_REASONS, requiresDetails } from './check-report.ts';

const check = (report: Partial<Parameters<typeof checkReport>[0]>) =>
  checkReport({ reason: 'illegal', text: '', email: '', ...report });

test('a report needs words where the reason alone says nothing', () => {
  expect(REPORT_REASONS.filter(requiresDetails)).toEqual(['copyright', 'other']);
  for (const reason of REPORT_REASONS) {
    const issues = requiresDetails(reason) ? [{ field: 'text', code: 'required' }] : [];
    expect(check({ reason })).toEqual(issues);
    expect(check({ reason, text: ' \n ' })).toEqual(issues);
    expect(check({ reason, text: 'Ma photo.' })).toEqual([]);
  }
});

test('a report’s text is counted in code points, without the space around it', () => {
  expect(check({ text: ` ${'😀'.repeat(REPORT.textMax)} ` })).toEqual([]);
  expect(check({ text: 'x'.repeat(REPORT.textMax + 1) })).toEqual([{ field: 'text', code: 'too_long' }]);
});

test('an address for the answer is left out or one that a mail can be sent to', () => {
  expect(check({ email: '  ' })).toEqual([]);
  expect(check({ email: 'lea@example.org' })).toEqual([]);
  expect(check({ email: 'lea@' })).toEqual([{ field: 'email', code: 'bad_email' }]);
});

test('a statement says something, and not too much', () => {
  expect(checkStatement('', 5)).toBe('required');
  expect(checkStatement(' \n', 5)).toBe('required');
  expect(checkStatement('cinq!', 5)).toBeNull();
  expect(checkStatement('six car', 5)).toBe('too_long');
});
