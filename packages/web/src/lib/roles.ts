// What the roles of an account open on the screens (AD-3). The server decides; this only shows or hides.

type Roles = { roles: readonly { libelle: string }[] };

function has(user: Roles | null, role: string): boolean {
  return user?.roles.some(({ libelle }) => libelle.toLowerCase() === role) === true;
}

export function isAdmin(user: Roles | null): boolean {
  return has(user, 'admin');
}

/** Admins and modos: they look at flagged images. */
export function isStaff(user: Roles | null): boolean {
  return has(user, 'admin') || has(user, 'modo');
}
