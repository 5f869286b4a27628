// All API calls as data: method, path (below /api) and required session. The server declares its routes from it, the client makes calls
// with it, and the access tests check that they cover it.
// Browsers import this file, so the schemas are separate (contract/schemas): their library weighs 75 kB.
import type { CaseState } from '../report/case.ts';
import { CONTENT_CALLS, type ListOf, type Report, type Saved } from './content-endpoints.ts';
import { anyone, member } from './endpoint.ts';
import type * as wire from './types.ts';

type Id = { id: number };

export const ENDPOINTS = {
  csrfToken: anyone.get<{ data: { csrfToken: string } }>('/csrf-token'),
  site: anyone.get<{ data: wire.SiteReply['data'] }>('/site'),

  login: anyone.post<{ body: wire.LoginBody; data: wire.LoginReply['data'] }>('/login'),
  /** The second step, for accounts with a second factor. The ticket of the first step is valid for nothing else. */
  finishLogin: anyone.post<{ body: wire.FinishLoginBody; data: wire.GrantedSession }>('/login/second-factor'),
  register: anyone.post<{ body: wire.RegisterBody; data: wire.Registered }>('/register'),
  me: member.get<{ data: wire.MeReply['data']; meta: wire.MeReply['meta'] }>('/me'),
  session: member.get<{ data: wire.SessionReply['data'] }>('/session'),
  revocation: anyone.post<{ data: null }>('/revocation'),

  forgotPassword: anyone.post<{ body: wire.ForgotPasswordBody; data: { message: string } }>(
    '/forgot-password',
  ),
  resetPassword: anyone.put<{ body: wire.ResetPasswordBody; data: null }>('/reset-password'),
  newPassword: member.put<{ body: wire.NewPasswordBody; data: null }>('/new-password'),
  updateMe: member.put<{ body: wire.UpdateMeBody; data: wire.UpdatedMe }>('/me'),
  confirmEmail: anyone.put<{ body: wire.ConfirmEmailBody; data: null }>('/email'),
  exportMe: member.get<{ data: never }>('/me/export'),
  previewDeletion: member.get<{ data: wire.DeletionPreview }>('/me/deletion'),
  deleteMe: member.delete<{ body: wire.DeleteMeBody; data: null }>('/me'),

  getSecondFactor: member.get<{ data: wire.SecondFactor }>('/me/second-factor'),
  beginSecondFactor: member.post<{ body: wire.BeginSecondFactorBody; data: wire.BegunSecondFactor }>(
    '/me/second-factor',
  ),
  confirmSecondFactor: member.put<{ body: wire.ConfirmSecondFactorBody; data: wire.RecoveryCodes }>(
    '/me/second-factor',
  ),
  removeSecondFactor: member.delete<{ body: wire.RemoveSecondFactorBody; data: null }>('/me/second-factor'),
  renewRecoveryCodes: member.post<{ body: wire.RenewRecoveryCodesBody; data: wire.RecoveryCodes }>(
    '/me/recovery-codes',
  ),

  getAuthor: anyone.get<{ query: wire.AuthorQuery; data: wire.AuthorProfile }>('/author'),

  /** The reply has the format of the oEmbed specification instead of our envelope; our client never calls this endpoint. */
  oembed: anyone.get<{ query: wire.OembedQuery; data: never }>('/oembed'),

  listAlbums: anyone.get<ListOf<wire.AlbumSummary>>('/album'),
  home: anyone.get<{ query: wire.HomeQuery; data: wire.HomeReply['data']; meta: wire.HomeReply['meta'] }>(
    '/home',
  ),
  search: anyone.get<{
    query: wire.SearchQuery;
    data: wire.SearchReply['data'];
    meta: wire.SearchReply['meta'];
  }>('/search'),
  getAlbum: anyone.get<{ data: wire.Album }>('/album/:id'),
  getPalmares: anyone.get<{ data: wire.AlbumPalmares }>('/album/:id/palmares'),
  createAlbum: member.post<{ body: wire.CreateAlbumBody; data: Saved }>('/album'),
  updateAlbum: member.put<{ body: wire.UpdateAlbumBody; data: Saved & { status: wire.AlbumStatus } }>(
    '/album/:id',
  ),
  deleteAlbum: member.delete<{ data: Id }>('/album/:id'),
  previewAlbumDeletion: member.get<{ data: wire.AlbumDeletionPreview }>('/album/:id/deletion'),
  addAlbumCategory: member.post<{ body: { id_category: number }; data: Id }>('/album/:id/category'),
  countAlbumView: anyone.post<{ data: Id }>('/album/:id/view'),

  createImage: member.post<{ query: { album: number }; multipart: true; data: wire.Image }>('/image'),
  updateImage: member.put<{ body: wire.UpdateImageBody; data: wire.Image }>('/image/:id'),
  deleteImage: member.delete<{ data: Id }>('/image/:id'),
  listImageUses: member.get<{ data: wire.ImageUses }>('/image/:id/uses'),
  purgeImage: member.post<{ data: Id }>('/image/:id/purge'),

  listCategories: anyone.get<{ data: wire.CategoryRef[] }>('/category'),
  createCategory: member.post<{ body: wire.CategoryBody; data: wire.CategoryRef }>('/category'),
  renameCategory: member.put<{ body: wire.CategoryBody; data: wire.CategoryRef }>('/category/:id'),
  deleteCategory: member.delete<{ data: Id }>('/category/:id'),

  listUsers: member.get<{ query: wire.ListUsersQuery; data: wire.User[]; meta: wire.PageMeta }>('/user'),
  updateUser: member.put<{ body: { status: wire.UserStatus }; data: Id }>('/user/:id'),
  deleteUser: member.delete<{ data: Id }>('/user/:id'),
  listRoles: member.get<{ data: wire.Role[] }>('/role'),
  countUserVoices: member.put<{ body: { counted: boolean }; data: Id }>('/user/:id/voices'),
  listVoiceWaves: member.get<{ data: wire.VoiceWave[] }>('/voice-wave'),
  listRemovals: member.get<{ data: wire.Removals }>('/removal'),
  addUserRole: member.post<{ body: { id_role: number }; data: Id }>('/user/:id/role'),
  removeUserRole: member.delete<{ body: { id_role: number }; data: Id }>('/user/:id/role'),

  listFlaggedImages: member.get<{
    query: wire.ListFlagsQuery;
    data: wire.FlaggedImage[];
    meta: wire.PageMeta;
  }>('/flagged-image'),
  decideFlaggedImage: member.put<{ body: { state: 'kept' | 'removed' }; data: Id }>('/flagged-image/:id'),
  listAuditEvents: member.get<{ query: wire.ListAuditQuery; data: wire.AuditEvent[]; meta: wire.PageMeta }>(
    '/audit',
  ),

  // Everything that can be read can be reported. The path is that of the reported resource.
  reportAlbum: anyone.post<Report>('/album/:id/report'),
  reportImage: anyone.post<Report>('/image/:id/report'),
  reportAuthor: anyone.post<{ body: wire.ReportAuthorBody; data: null }>('/author/report'),

  listQueue: member.get<{ query: wire.ListQueueQuery; data: wire.QueueEntry[]; meta: wire.QueueMeta }>(
    '/moderation',
  ),
  getCase: member.get<{ data: wire.CaseDetail }>('/moderation/:id'),
  decideCase: member.put<{ body: wire.DecideCaseBody; data: Id & { state: CaseState } }>('/moderation/:id'),
  listDecisions: member.get<{ data: wire.Decision[] }>('/me/decision'),
  contestDecision: member.post<{ body: wire.AppealBody; data: Id }>('/me/decision/:id/appeal'),

  ...CONTENT_CALLS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
