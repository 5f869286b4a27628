// Roles decide what an account sees on the screens (AD-3). The server enforces permissions; this only shows or hides.

type Roles = { roles: readonly { libelle: string }[] };

function has(user: Roles | null, role: string): boolean {
  return user?.roles.some(({ libelle }) => libelle.toLowerCase() === role) === true;
}

export function isAdmin(user: Roles | null): boolean {
  return has(user, 'admin');
}

/** True for admins and modos, who review flagged images. */
export function isStaff(user: Roles | null): boolean {
  return has(user, 'admin') || has(user, 'modo');
}
