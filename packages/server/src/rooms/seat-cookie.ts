// The credentials of a room: cookies of seats and screens, keys of links. All are signatures, so the database holds none of them (SA-40).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '@palmares/core/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

type Keys = Pick<Deps, 'secrets'>;
type Sites = Pick<Deps, 'config'>;

const SIGNATURE_BYTES = 18;
const NAMES = { seat: 'room_seat', screen: 'room_screen' } as const;
type CookieName = keyof typeof NAMES;

function sign({ secrets }: Keys, text: string): string {
  return createHmac('sha256', secrets.room)
    .update(text)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export type LinkKey = 'invite' | 'screen';

/** Renewing the keys of a room raises its epoch. */
export type KeyedRoom = { readonly id: number; readonly key_epoch: number };

/** The key in the fragment of a room's link, or of its screen's. */
export const createLinkKey = (keys: Keys, use: LinkKey, { id, key_epoch }: KeyedRoom): string =>
  sign(keys, `${use} ${id} ${key_epoch}`);

export const isLinkKey = (keys: Keys, use: LinkKey, room: KeyedRoom, key: string | undefined): boolean =>
  key !== undefined && isSame(key, createLinkKey(keys, use, room));

/** Browsers accept the prefix only with TLS. `__Host-` would require the path /, which every call would then send. */
const getCookieName = ({ config }: Sites, name: CookieName) =>
  `${config.publicUrl.startsWith('https:') ? '__Secure-' : ''}${NAMES[name]}`;

const getOptions = ({ config }: Sites, code: string) =>
  ({
    path: `${API_BASE}/room/${code}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  }) as const;

export function setSeatCookie(deps: Keys & Sites, reply: FastifyReply, code: string, guestId: number): void {
  const value = `${guestId}.${sign(deps, `seat ${guestId}`)}`;
  reply.setCookie(getCookieName(deps, 'seat'), value, getOptions(deps, code));
}

export function setScreenCookie(
  deps: Keys & Sites,
  reply: FastifyReply,
  room: KeyedRoom & { readonly code: string },
): void {
  reply.setCookie(
    getCookieName(deps, 'screen'),
    createLinkKey(deps, 'screen', room),
    getOptions(deps, room.code),
  );
}

export function clearCookies(deps: Sites, reply: FastifyReply, code: string): void {
  for (const name of ['seat', 'screen'] as const)
    reply.clearCookie(getCookieName(deps, name), getOptions(deps, code));
}

/** Returns the id of the guest whose cookie it is, or null. The seat may be of another room, or gone. */
export function readSeatCookie(deps: Keys & Sites, request: FastifyRequest): number | null {
  const [id = '', signature = ''] = (request.cookies[getCookieName(deps, 'seat')] ?? '').split('.');
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  return isSame(signature, sign(deps, `seat ${id}`)) ? Number(id) : null;
}

export function hasScreenCookie(deps: Keys & Sites, request: FastifyRequest, room: KeyedRoom): boolean {
  return isLinkKey(deps, 'screen', room, request.cookies[getCookieName(deps, 'screen')]);
}
