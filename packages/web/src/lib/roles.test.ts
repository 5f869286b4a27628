import { expect, test } from 'vitest';
import { isAdmin, isStaff } from './roles.ts';

const holding = (...names: string[]) => ({ roles: names.map((libelle) => ({ libelle })) });

test.each(['admin', 'ADMIN', 'Admin'])(
  'AD-1: the role %s means administrator, whatever its case',
  (libelle) => {
    expect(isAdmin(holding(libelle))).toBe(true);
    expect(isStaff(holding(libelle))).toBe(true);
  },
);

test.each(['modo', 'MODO'])('AD-1: the role %s is privileged and no administrator', (libelle) => {
  expect(isAdmin(holding(libelle))).toBe(false);
  expect(isStaff(holding(libelle))).toBe(true);
});

test('another role, or none, opens nothing', () => {
  for (const user of [holding('administrator', 'admins'), holding(), null]) {
    expect(isAdmin(user)).toBe(false);
    expect(isStaff(user)).toBe(false);
  }
});
