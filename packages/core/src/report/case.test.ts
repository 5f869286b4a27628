import { describe, expect, test } from 'vitest';
import {
  CASE_ACTIONS,
  CASE_STATES,
  type CaseState,
  isPending,
  needsReason,
  nextState,
  REPORTED_KINDS,
  SANCTIONS,
} from './case.ts';

const STEPS = [...CASE_ACTIONS, 'appeal'] as const;
const possible = (state: CaseState, kind: (typeof REPORTED_KINDS)[number] = 'tierlist') =>
  STEPS.filter((act) => nextState({ kind, state }, act) !== null);

describe('a case', () => {
  test.each([
    ['open', ['dismiss', 'escalate', 'hide', 'deactivate']],
    ['escalated', ['dismiss', 'hide', 'deactivate']],
    ['decided', ['lift', 'appeal']],
    ['appealed', ['uphold', 'lift']],
    ['upheld', ['lift']],
    ['dismissed', []],
    ['lifted', []],
  ] as const)('that is %s can only be: %j', (state, acts) => {
    expect(possible(state)).toEqual(acts);
  });

  test('goes from state to state as it is acted on', () => {
    const walk = (acts: readonly (typeof STEPS)[number][]) =>
      acts.reduce<CaseState | null>(
        (state, act) => (state === null ? null : nextState({ kind: 'album', state }, act)),
        'open',
      );

    expect(walk(['escalate'])).toBe('escalated');
    expect(walk(['escalate', 'quarantine'])).toBe('decided');
    expect(walk(['quarantine', 'appeal'])).toBe('appealed');
    expect(walk(['quarantine', 'appeal', 'uphold'])).toBe('upheld');
    expect(walk(['quarantine', 'appeal', 'uphold', 'appeal'])).toBeNull();
    expect(walk(['quarantine', 'appeal', 'lift'])).toBe('lifted');
    expect(walk(['dismiss'])).toBe('dismissed');
  });

  test('allows the sanctions of its kind alone', () => {
    const sanctions = REPORTED_KINDS.map((kind) =>
      SANCTIONS.filter((sanction) => nextState({ kind, state: 'open' }, sanction) !== null),
    );

    expect(sanctions).toEqual([
      ['quarantine', 'deactivate'],
      ['quarantine', 'remove', 'deactivate'],
      ['hide', 'deactivate'],
      ['hide', 'deactivate'],
      ['hide', 'deactivate'],
      ['deactivate'],
    ]);
  });

  test('takes new reports until it is decided', () => {
    expect(CASE_STATES.filter(isPending)).toEqual(['open', 'escalated']);
  });

  test('is triaged without a reason; everything else tells the author one', () => {
    expect(CASE_ACTIONS.filter((act) => !needsReason(act))).toEqual(['dismiss', 'escalate']);
  });
});
