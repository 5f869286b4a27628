// Rooms, in which a group plays an album together (decision 0104). Backups leave out the first three tables.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A revision tells that something changed, in no order: transactions commit in another one.
  await sql`create sequence room_revision`.execute(db);
  await createRooms(db);
  await createGuests(db);
  await createResults(db);
  await addIndexes(db);
  await eraseNames(db);
}

async function createRooms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room (
      id bigint generated always as identity primary key,
      code text not null unique,
      account_id bigint not null references account (id) on delete cascade,
      album_id bigint references album (id) on delete set null,
      plan jsonb not null,
      state jsonb not null,
      seq integer not null,
      phase text not null check (phase in ('lobby', 'play', 'reveal', 'board', 'end')),
      step integer not null,
      paused boolean not null default false,
      closes_at timestamptz(3),
      votes_hidden boolean not null,
      names_on_votes boolean not null,
      locked boolean not null default false,
      key_epoch integer not null default 0,
      opener_id bigint,
      co_host_id bigint,
      conductor_id bigint,
      revision bigint not null default nextval('room_revision'),
      scores jsonb not null default '[]',
      result jsonb,
      content_kind text,
      content_id bigint,
      created_at timestamptz(3) not null,
      active_at timestamptz(3) not null,
      ended_at timestamptz(3),
      emptied_at timestamptz(3)
    )`.execute(db);
}

async function createGuests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room_guest (
      id bigint generated always as identity primary key,
      room_id bigint not null references room (id) on delete cascade,
      number integer not null,
      account_id bigint references account (id) on delete set null,
      session_id text,
      name text not null,
      consent boolean not null default false,
      joined_at timestamptz(3) not null default now(),
      present_since timestamptz(3) not null default now(),
      seen_at timestamptz(3) not null default now(),
      removed_at timestamptz(3),
      asks_at timestamptz(3),
      revision bigint not null default nextval('room_revision'),
      unique (room_id, number),
      unique (room_id, account_id)
    )`.execute(db);
  await sql`
    create table room_vote (
      room_id bigint not null references room (id) on delete cascade,
      step integer not null,
      guest_id bigint not null references room_guest (id) on delete cascade,
      choice jsonb not null,
      revision bigint not null default nextval('room_revision'),
      primary key (room_id, step, guest_id)
    )`.execute(db);
}

async function createResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room_result (
      kind text not null,
      content_id bigint not null,
      room_id bigint not null,
      result jsonb not null,
      created_at timestamptz(3) not null,
      primary key (kind, content_id)
    )`.execute(db);
}

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index room_of_account on room (account_id)`.execute(db);
  await sql`create index room_of_album on room (album_id)`.execute(db);
  await sql`create index room_by_end on room (ended_at)`.execute(db);
  await sql`create index room_guest_of_account on room_guest (account_id)`.execute(db);
  await sql`create index room_vote_of_guest on room_vote (guest_id)`.execute(db);
}

/** The name of a guest may be that of their account, which must not outlive the account. */
async function eraseNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function erase_room_names() returns trigger language plpgsql as $$
      begin
        update room_guest set name = '', revision = nextval('room_revision') where account_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger room_names_end after update of status on account for each row
    when (old.status <> 'deleted' and new.status = 'deleted') execute function erase_room_names()`.execute(
    db,
  );
}
