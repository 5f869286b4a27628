// A host and guests in one room, who vote all the time, with a journal of what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { seedAlbum } from '../../../../packages/server/fixtures/seeded-album.ts';
import { type Place, withDatabaseConnection } from '../site/site.ts';
import { RoomPlayer } from './room-player.ts';
import { VoteJournal } from './vote-journal.ts';

const IMAGES = 400;
const TIERS = 5;
/** Between two votes of a guest, in milliseconds. */
export const VOTE_EVERY_MS = 250;
/** A guest who lost the stream is back within this time. */
export const BACK_WITHIN_MS = 5_000;

type Guest = { readonly player: RoomPlayer; readonly id: number };

export type Party = {
  readonly host: RoomPlayer;
  readonly guests: readonly Guest[];
  readonly journal: VoteJournal;
  /** The step whose votes are open; null while nobody votes. */
  step: number | null;
  /** Replies to votes that are neither an acknowledgement nor « too late ». */
  readonly refusals: string[];
};

type Wanted = Omit<Place, 'dataDir'> & { readonly random: () => number; readonly guests: number };

/** Opens a room for a tier list. The guests read the stream; `leaveRoom` ends that. */
export async function gather({ url, connectionString, random, guests: count }: Wanted): Promise<Party> {
  const host = await RoomPlayer.create(url, random);
  const accountId = await host.signIn('hote.des.salons');
  const { albumId } = await withDatabaseConnection({ connectionString }, (db) =>
    seedAlbum(db, { accountId, name: 'Salon', images: IMAGES }),
  );
  const { code } = await host.open({ id_album: albumId, mode: 'tierlist' });
  const guests = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const player = await RoomPlayer.create(url, random);
      return { player, id: await player.enter(code, `Invité ${index + 1}`) };
    }),
  );
  const party = { host, guests, journal: new VoteJournal(), step: null, refusals: [] };
  for (const player of listPlayers(party)) player.listen();
  return party;
}

export const listPlayers = ({ host, guests }: Pick<Party, 'host' | 'guests'>): RoomPlayer[] => [
  host,
  ...guests.map(({ player }) => player),
];

/** Each guest changes their vote all the time, with one request at a time, while `work` runs; then everybody leaves. */
export async function whileVoting<T>(party: Party, random: () => number, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const voting = Promise.all(party.guests.map((guest) => voteAlways(party, guest, random, () => isOver)));
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all([voting, ...listPlayers(party).map((player) => player.leave())]);
  }
}

async function voteAlways(
  party: Party,
  { player, id }: Guest,
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await sleep(VOTE_EVERY_MS * (0.5 + random()));
    if (party.step === null) continue;
    const { step } = party;
    const choice = Math.floor(random() * TIERS);
    party.journal.send(step, id, choice);
    const { status } = await player.inRoom('PUT', '/vote', { step, choice });
    if (status === 200) party.journal.acknowledge(step, id, choice);
    else if (status !== 409) party.refusals.push(`a vote of guest ${id} was answered ${status}`);
  }
}

export const readRoom = async (host: RoomPlayer): Promise<RoomSnapshot> =>
  ((await host.inRoom('GET', '/snapshot')).body as { data: RoomSnapshot }).data;

/** Presses the one button that leads on. Pressed again because the answer was lost, it is refused: the room has moved on. */
export async function advance(host: RoomPlayer): Promise<RoomSnapshot> {
  const { version, phase } = await readRoom(host);
  const type = phase === 'lobby' ? 'start' : phase === 'play' ? 'reveal' : 'next';
  await host.inRoom('PUT', '/conduct', { seq: Number(version.split('.', 1)[0]), action: { type } });
  return readRoom(host);
}

export const countVotes = ({ votes }: RoomSnapshot): number =>
  (votes ?? []).reduce((sum, { count }) => sum + count, 0);
