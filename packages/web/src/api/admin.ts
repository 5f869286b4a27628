// API calls of the admin panel (AD-48, AD-49, AD-50): users, roles, categories, flagged images, audit trail.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  AuditEvent,
  CategoryBody,
  CategoryRef,
  FlaggedImage,
  ImageUses,
  ListAuditQuery,
  ListFlagsQuery,
  ListUsersQuery,
  PageMeta,
  Removals,
  Role,
  User,
  UserStatus,
  VoiceWave,
} from '@palmares/core/contract/types';
import { call, callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

export function listUsers(query: ListUsersQuery, signal?: AbortSignal): Promise<Reply<User[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listUsers, { query, signal });
}

export async function setUserStatus(id: number, status: UserStatus): Promise<void> {
  await call(ENDPOINTS.updateUser, { id, body: { status } });
}

/** Sets whether the account's contents count in the palmarès of albums. */
export async function setVoicesCounted(id: number, counted: boolean): Promise<void> {
  await call(ENDPOINTS.countUserVoices, { id, body: { counted } });
}

export function listVoiceWaves(signal?: AbortSignal): Promise<VoiceWave[]> {
  return call(ENDPOINTS.listVoiceWaves, { signal });
}

/** Deletions and purges in progress. */
export function listRemovals(signal?: AbortSignal): Promise<Removals> {
  return call(ENDPOINTS.listRemovals, { signal });
}

export async function deleteUser(id: number): Promise<void> {
  await call(ENDPOINTS.deleteUser, { id });
}

export function listRoles(signal?: AbortSignal): Promise<Role[]> {
  return call(ENDPOINTS.listRoles, { signal });
}

export async function addUserRole(id: number, roleId: number): Promise<void> {
  await call(ENDPOINTS.addUserRole, { id, body: { id_role: roleId } });
}

export async function removeUserRole(id: number, roleId: number): Promise<void> {
  await call(ENDPOINTS.removeUserRole, { id, body: { id_role: roleId } });
}

export function createCategory(body: CategoryBody): Promise<CategoryRef> {
  return call(ENDPOINTS.createCategory, { body });
}

export function renameCategory(id: number, body: CategoryBody): Promise<CategoryRef> {
  return call(ENDPOINTS.renameCategory, { id, body });
}

export async function deleteCategory(id: number): Promise<void> {
  await call(ENDPOINTS.deleteCategory, { id });
}

export function listFlags(
  query: ListFlagsQuery,
  signal?: AbortSignal,
): Promise<Reply<FlaggedImage[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listFlaggedImages, { query, signal });
}

/** `id` is the image's. */
export async function decideFlag(id: number, state: 'kept' | 'removed'): Promise<void> {
  await call(ENDPOINTS.decideFlaggedImage, { id, body: { state } });
}

export function getImageUses(id: number, signal?: AbortSignal): Promise<ImageUses> {
  return call(ENDPOINTS.listImageUses, { id, signal });
}

export async function purgeImage(id: number): Promise<void> {
  await call(ENDPOINTS.purgeImage, { id });
}

export function listAuditEvents(
  query: ListAuditQuery,
  signal?: AbortSignal,
): Promise<Reply<AuditEvent[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listAuditEvents, { query, signal });
}
