// The handwritten SQL of the floors: the minimum that our server has to query too.

const IMAGE = `json_build_object('id', i.id, 'album_id', i.album_id, 'file_key', i.file_key, 'name', i.name,
  'description', i.description, 'url', i.url, 'width', i.width, 'height', i.height, 'color', i.color, 'animated', i.animated)`;

const IMAGE_COLUMNS = `i.id, i.album_id, i.file_key, i.name, i.description, i.url, i.width, i.height, i.color, i.animated`;

const CATEGORIES = `coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en) order by ac.position)
  from album_category ac join category c on c.id = ac.category_id where ac.album_id = a.id), '[]')`;

/** The newest public albums with the data of their cards. */
export const albums = (size: number) => `
  select a.id, a.name, a.status, a.created_at, a.updated_at, a.version, a.image_count, a.views, a.uses,
    u.id as author_id, u.username, u.nametag, 
    (select coalesce(json_agg(agg), '[]') from (select c.id, c.name, c.name_en from album_category ac
      join category c on c.id = ac.category_id where ac.album_id = a.id order by ac.position) agg) as categories,
    (select json_agg(agg) from (select ${IMAGE_COLUMNS} from image i where i.album_id = a.id and i.removed_at is null
      order by i.position, i.id limit 5) agg) as images
  from (select * from album where status = 'public' and deleted_at is null and image_count > 0
    order by created_at desc, id desc limit ${size}) a
  join account u on u.id = a.account_id
  order by a.created_at desc, a.id desc`;

export const TIERLIST = `
  select t.*, u.id as author_id, u.username, u.nametag, a.name as album_name, a.status, a.image_count, o.id as owner_id,
    o.username as owner_username, o.nametag as owner_nametag, ${CATEGORIES} as categories, (
      select i.file_key from image i where i.album_id = a.id and i.removed_at is null order by i.position, i.id limit 1
    ) as album_cover
  from tierlist t join account u on u.id = t.account_id join album a on a.id = t.album_id join account o on o.id = a.account_id
  where t.id = $1`;

export const LINES = `
  select l.id, l.label, l.placement, l.color, coalesce((
    select json_agg(json_build_object('id', li.id, 'placement', li.placement, 'disable', li.disable, 'image', ${IMAGE})
      order by li.placement, li.id)
    from tierlist_line_image li join image i on i.id = li.image_id where li.line_id = l.id), '[]') as images
  from tierlist_line l where l.tierlist_id = $1 order by l.placement, l.id`;

export const SESSION = `
  select s.*, u.status, array(select r.libelle from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = u.id) as roles
  from session s join account u on u.id = s.account_id where s.id = $1`;

/** Parameters: account, route and key, then the hash of the body. */
export const CLAIM_KEY = `
  insert into idempotency_key (account_id, route, key, body_hash, reply) values ($1, $2, $3, $4, '{}')
  on conflict (account_id, route, key) do nothing returning key`;

/** Parameters: account, route and key, then the reply. */
export const STORE_REPLY = `
  update idempotency_key set reply = $4 where account_id = $1 and route = $2 and key = $3`;

export const LOCK_ACCOUNT = `select id from account where id = $1 for no key update`;

/** Parameters: account, name, its search text, status, time, category ids. */
export const INSERT_ALBUM = `
  with created as (
    insert into album (account_id, name, search_text, status, created_at, updated_at)
    select $1::bigint, $2::text, $3::text, $4::text, $5::timestamptz, $5::timestamptz
    where (select count(*) from album where account_id = $1 and deleted_at is null) < 200
    returning id
  ), filed as (
    insert into album_category (album_id, category_id, position)
    select created.id, category.id, category.place - 1
    from created, unnest($6::bigint[]) with ordinality as category (id, place)
  )
  select id from created`;
