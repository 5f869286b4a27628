// The database belongs to an unprivileged role, so that an injected statement reaches only the database's own tables. Folders made by older
// versions, where the superuser owned everything, are converted at the next start.
import type { Client } from 'pg';
import { connect, embeddedDatabase, embeddedUser } from './connection.ts';

/** Extensions stay the superuser's, because they are part of the cluster. Sequences of columns follow their table. */
const HAND_OVER = `
do $$
declare item record;
begin
  for item in
    with member as (select classid, objid from pg_depend where deptype in ('a', 'e', 'i'))
    select case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
      c.oid::regclass::text as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and c.relowner <> '${embeddedUser}'::regrole and ('pg_class'::regclass, c.oid) not in (select * from member)
    union all
    select 'routine', p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proowner <> '${embeddedUser}'::regrole and ('pg_proc'::regclass, p.oid) not in (select * from member)
  loop
    execute format('alter %s %s owner to ${embeddedUser}', item.kind, item.name);
  end loop;
end $$`;

/** Creates the role and the database if they are missing; every step may have been done before. `owner` is the superuser. */
export async function ensureOwnDatabase(owner: Client, socketFolder: string): Promise<void> {
  const role = await owner.query('select 1 from pg_roles where rolname = $1', [embeddedUser]);
  if (role.rows.length === 0) await owner.query(`create role ${embeddedUser} login`);
  const database = await owner.query('select 1 from pg_database where datname = $1', [embeddedDatabase]);
  if (database.rows.length === 0) {
    await owner.query(`create database ${embeddedDatabase} owner ${embeddedUser}`);
    return;
  }
  await owner.query(`alter database ${embeddedDatabase} owner to ${embeddedUser}`);
  const inside = await connect(socketFolder, embeddedDatabase, 'palmares-supervisor');
  try {
    await inside.query(HAND_OVER);
  } finally {
    await inside.end();
  }
}
