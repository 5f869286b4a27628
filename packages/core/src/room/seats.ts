// The rights of each role in a room, and the rule for taking over the conduct of play when the host disappears (SA-26, SA-27).
// Invariant: the opener keeps every right. Who takes over conducts the steps; settings, guests and saving stay with the opener.
import { ROOM } from './limits.ts';

/** Ids of guests. The conductor is the opener until somebody takes over. */
export type RoomSeats = {
  readonly opener: number;
  readonly coHost: number | null;
  readonly conductor: number;
};

export type RoomRole = 'opener' | 'co_host' | 'conductor' | 'guest';

export type SeatedGuest = {
  readonly id: number;
  readonly signedIn: boolean;
  readonly removed: boolean;
  /** Milliseconds since the epoch. */
  readonly seenAt: number;
  /** Start of the guest's present stay. */
  readonly presentSince: number;
};

/** `conduct`: the steps. `manage`: settings, guests, the end. `own`: naming a co-host. */
export type RoomRight = 'conduct' | 'manage' | 'own';

export function getRole({ opener, coHost, conductor }: RoomSeats, guest: number): RoomRole {
  if (guest === opener) return 'opener';
  if (guest === coHost) return 'co_host';
  return guest === conductor ? 'conductor' : 'guest';
}

export function hasRight(role: RoomRole, right: RoomRight): boolean {
  if (role === 'opener') return true;
  if (right === 'own') return false;
  return role === 'co_host' || (role === 'conductor' && right === 'conduct');
}

export const isPresent = (guest: Pick<SeatedGuest, 'seenAt' | 'removed'>, now: number): boolean =>
  !guest.removed && now - guest.seenAt < ROOM.presentMs;

/** True once the conductor has been away for so long that somebody may take over. */
export function isConductorAway(
  { conductor }: RoomSeats,
  guests: readonly SeatedGuest[],
  now: number,
): boolean {
  const found = guests.find(({ id }) => id === conductor);
  return found === undefined || found.removed || now - found.seenAt >= ROOM.takeoverMs;
}

/** The guest who may take over now, besides the opener, who always may; null if nobody. */
export function findSuccessor(
  seats: RoomSeats,
  guests: readonly SeatedGuest[],
  { albumIsPublic, now }: { readonly albumIsPublic: boolean; readonly now: number },
): number | null {
  if (!isConductorAway(seats, guests, now)) return null;
  const present = guests.filter((guest) => guest.id !== seats.conductor && isPresent(guest, now));
  if (present.some(({ id }) => id === seats.coHost)) return seats.coHost;
  // Guests of a private album see only the images that its author plays: the conduct stays with who the author named.
  if (!albumIsPublic) return null;
  const [longest] = present
    .filter(({ signedIn }) => signedIn)
    .toSorted((a, b) => a.presentSince - b.presentSince || a.id - b.id);
  return longest?.id ?? null;
}
