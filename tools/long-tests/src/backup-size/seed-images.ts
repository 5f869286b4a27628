import { migrate } from '@palmares/server/db/migrate';
import { SYNTHETIC_SIZE } from '@palmares/server/testing/synthetic-store';
import { Client } from 'pg';
import { log } from '../site/site.ts';

const IMAGES_OF_ALBUM = 500;
const BYTES = 300;

/** Fills an empty database with one account, its albums and images, whose keys are those of the synthetic store. */
export async function seedImages(connectionString: string, images: number): Promise<void> {
  await migrate(connectionString, log);
  const albums = Math.ceil(images / IMAGES_OF_ALBUM);
  const { width, height } = SYNTHETIC_SIZE;
  const statements = [
    `insert into account (id, username, nametag, nametag_key, stored_bytes)
       values (1, 'Ada', 'ada', 'ada', ${images * BYTES})`,
    `insert into stored_file (key, state, copies_due)
       select md5(i::text), 'live', true from generate_series(1, ${images}) i`,
    `insert into album (id, account_id, name, search_text, image_count)
       select a, 1, 'Album ' || a, 'album ' || a, least(${IMAGES_OF_ALBUM}, ${images} - (a - 1) * ${IMAGES_OF_ALBUM})
       from generate_series(1, ${albums}) a`,
    'alter table image disable trigger user',
    `insert into image (album_id, file_key, name, position, width, height, bytes, color)
       select (i - 1) / ${IMAGES_OF_ALBUM} + 1, md5(i::text), 'Image ' || i, (i - 1) % ${IMAGES_OF_ALBUM} + 1,
         ${width}, ${height}, ${BYTES}, '808080' from generate_series(1, ${images}) i`,
    'alter table image enable trigger user',
    'analyze',
  ];
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
