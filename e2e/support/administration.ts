// The administrator of the test server (created by start-server.ts), who appoints moderators and quarantines albums.
import { type ApiUser, registerUser, signInUser } from './api-user.ts';

export const ADMIN = {
  nametag: 'e2e.admin',
  email: 'e2e.admin@example.org',
  password: 'phrase de test bien longue',
} as const;

export function signInAdmin(baseURL: string | undefined): Promise<ApiUser> {
  return signInUser(baseURL, ADMIN.nametag, ADMIN.password);
}

export async function registerModo(baseURL: string | undefined, admin: ApiUser): Promise<ApiUser> {
  const user = await registerUser(baseURL, 'Mona');
  const roles = await admin.call<{ id: number; libelle: string }[]>('GET', '/role');
  const modo = roles.find(({ libelle }) => libelle === 'modo');
  await admin.call('POST', `/user/${user.id}/role`, { id_role: modo?.id });
  return user;
}
