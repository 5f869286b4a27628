import { expect, test } from 'vitest';
import { listSorts, parseAdminState, toAdminParams } from './admin-state.ts';

const parse = (query: string, navigation: unknown = null) =>
  parseAdminState(new URLSearchParams(query), navigation);

test('AD-10: the panel opens on the users, the newest first', () => {
  expect(parse('')).toEqual({ tab: 'users', search: '', sort: 'newest', status: 'all', event: '' });
});

test('AD-9: the tab comes from the address, else from the navigation state', () => {
  expect(parse('', { activeTab: 'albums' }).tab).toBe('albums');
  expect(parse('tab=categories', { activeTab: 'albums' }).tab).toBe('categories');
});

test.each([null, 'albums', 7, { activeTab: 'junk' }, { activeTab: { tab: 'albums' } }])(
  'junk in the navigation state opens the users: %j',
  (navigation) => {
    expect(parse('tab=nothing', navigation).tab).toBe('users');
  },
);

test('AD-10, AD-11: only users are sorted by last connection', () => {
  expect(listSorts('users')).toEqual(['newest', 'oldest', 'alphabetical', 'last_connection']);
  expect(listSorts('albums')).toEqual(['newest', 'oldest', 'alphabetical']);
  expect(parse('tab=albums&sort=last_connection').sort).toBe('newest');
});

test('AD-10, AD-11: the status of users is all, active or desactive', () => {
  expect(['active', 'desactive', 'all', 'junk'].map((one) => parse(`status=${one}`).status)).toEqual([
    'active',
    'desactive',
    'all',
    'all',
  ]);
});

test('a state goes to the address and comes back', () => {
  const state = parse('tab=users&search=été&sort=oldest&status=active');

  expect(parse(toAdminParams(state).toString())).toEqual(state);
  expect(toAdminParams(parse('tab=users')).toString()).toBe('tab=users');
});
