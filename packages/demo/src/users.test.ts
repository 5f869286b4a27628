import { ACCOUNT } from '@palmares/core/account/limits';
import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from './users.ts';

describe('the demo users', () => {
  it('are one admin, one modo and at least five authors', () => {
    const roles = DEMO_USERS.map(({ role }) => role);

    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    expect(roles.filter((role) => role === 'modo')).toHaveLength(1);
    expect(roles.filter((role) => role === null).length).toBeGreaterThanOrEqual(5);
  });

  it.each(DEMO_USERS)('could have registered: $nametag', ({ nametag, username, email }) => {
    expect(nametag).toMatch(/^[a-z0-9_.-]+$/);
    expect(nametag.length).toBeGreaterThanOrEqual(ACCOUNT.nametagMin);
    expect(nametag.length).toBeLessThanOrEqual(ACCOUNT.nametagMax);
    expect([...username].length).toBeGreaterThanOrEqual(ACCOUNT.usernameMin);
    expect([...username].length).toBeLessThanOrEqual(ACCOUNT.usernameMax);
    expect(email).toMatch(/^[a-z.]+@example\.org$/);
  });

  it.each(['slug', 'nametag', 'email'] as const)('share no %s', (field) => {
    expect(new Set(DEMO_USERS.map((user) => user[field])).size).toBe(DEMO_USERS.length);
  });
});
