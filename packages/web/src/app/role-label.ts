import { ROLE_LABELS } from '@palmares/texts/page/shell';

/** The highest role, as the account menu shows it (AC-9). */
export function roleLabel(roles: readonly { libelle: string }[]): string {
  const names = new Set(roles.map((role) => role.libelle.toLowerCase()));
  const highest = (['admin', 'modo'] as const).find((name) => names.has(name));
  return ROLE_LABELS[highest ?? 'user'];
}
