// The wire types without schemas, so that browsers do not load the schema library.
export type {
  GrantedSession,
  LoginBody,
  LoginReply,
  RegisterBody,
  Registered,
  Role,
  SessionReply,
  SessionUser,
  SiteReply,
} from './schemas/account.ts';
export type {
  AuditEvent,
  CategoryBody,
  FlaggedImage,
  FlagState,
  ImageUses,
  ListAuditQuery,
  ListFlagsQuery,
  ListUsersQuery,
  Removals,
  User,
  UserStatus,
} from './schemas/admin.ts';
export type {
  Album,
  AlbumDeletionPreview,
  AlbumStatus,
  AlbumSummary,
  ContentCounts,
  CreateAlbumBody,
  UpdateAlbumBody,
  UpdateImageBody,
} from './schemas/album.ts';
export type { AuthorProfile, AuthorQuery } from './schemas/author.ts';
export type { Author, CategoryNames, CategoryRef, Image, ListQuery, PageMeta } from './schemas/common.ts';
export type { HomeLatest, HomeQuery, HomeReply, HomeSection } from './schemas/home.ts';
export type { MeReply } from './schemas/me.ts';
export type { OembedQuery, OembedReply } from './schemas/oembed.ts';
export type { AlbumPalmares, RankedImage, VoiceWave } from './schemas/palmares.ts';
export type {
  ConfirmEmailBody,
  DeleteMeBody,
  DeletionPreview,
  ExportHead,
  ForgotPasswordBody,
  NewPasswordBody,
  ResetPasswordBody,
  UpdatedMe,
  UpdateMeBody,
} from './schemas/password.ts';
export type { CreatedToken, CreateTokenBody, PersonalToken } from './schemas/personal-token.ts';
export type {
  CreateRankingBody,
  CreateRankingImageBody,
  Ranking,
  RankingImage,
  RankingImageInput,
  RankingSummary,
  UpdateRankingBody,
} from './schemas/ranking.ts';
export type {
  AppealBody,
  CaseDetail,
  CaseSummary,
  DecideCaseBody,
  Decision,
  ListQueueQuery,
  QueueEntry,
  QueueMeta,
  QueueShelf,
  ReportAuthorBody,
  ReportBody,
  ReportCopy,
} from './schemas/report.ts';
export type {
  AudienceQuery,
  ConductRoomBody,
  CreateRoomBody,
  EnteredRoom,
  EnterRoomBody,
  GuestSnapshot,
  HostSnapshot,
  OpenedRoom,
  OwnRoom,
  RoomAudience,
  RoomChoiceWire,
  RoomGuest,
  RoomImages,
  RoomKeys,
  RoomPreview,
  RoomResult,
  RoomResultQuery,
  RoomSeat,
  RoomSnapshot,
  SavedRoom,
  SaveRoomBody,
  ScreenSnapshot,
  UpdateRoomBody,
  UpdateRoomGuestBody,
  UpdateSeatBody,
  VoteBody,
} from './schemas/room.ts';
export type { FoundImage, SearchQuery, SearchReply, SearchTotals } from './schemas/search.ts';
export type {
  BeginSecondFactorBody,
  BegunSecondFactor,
  ConfirmSecondFactorBody,
  FinishLoginBody,
  RecoveryCodes,
  RemoveSecondFactorBody,
  RenewRecoveryCodesBody,
  SecondFactor,
} from './schemas/second-factor.ts';
export type {
  CreateLineBody,
  CreateLineImageBody,
  CreateTierlistBody,
  LineInput,
  Tierlist,
  TierlistLine,
  TierlistLineImage,
  TierlistSummary,
  UpdateLineBody,
  UpdateLineImageBody,
  UpdateTierlistBody,
} from './schemas/tierlist.ts';
export type {
  CreateTournamentBody,
  CreateTournamentImageBody,
  Tournament,
  TournamentDuel,
  TournamentImage,
  TournamentImageInput,
  TournamentSummary,
  UpdateTournamentBody,
} from './schemas/tournament.ts';
