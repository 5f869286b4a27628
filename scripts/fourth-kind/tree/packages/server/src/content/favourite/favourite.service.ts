import { presentImage } from '../../catalog/image/image.presenter.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { addressingFor, mayReadContent, presentContent, presentWhole } from '../shared/content.presenter.ts';
import { getReadable } from '../shared/content.service.ts';
import { listPage } from '../shared/content-list.service.ts';
import {
  assertDistinct,
  assertUsable,
  beginCreate,
  beginUpdate,
  countCreate,
  finishUpdate,
} from '../shared/content-save.service.ts';
import type { ContentService } from '../shared/server-kind.ts';
import * as favourites from './favourite.repository.ts';

export const favouriteService: ContentService<'favourite'> = {
  list: (deps, reader, query, only) =>
    listPage(
      deps,
      reader,
      { query, only },
      'favourite',
      favourites.CARD,
      (row: favourites.FavouriteCardRow) => ({
        ...presentContent(reader.actor, row),
        image_count: row.image_count,
        cover:
          mayReadContent(reader.actor, row) && row.cover !== null
            ? presentImage(deps, row.cover, addressingFor(reader.actor, row))
            : null,
      }),
    ),

  async get(deps, actor, id) {
    const row = await getReadable(deps, actor, 'favourite', id);
    const images = await favourites.listImages(deps.db, id);
    const addressing = addressingFor(actor, row);
    return {
      ...presentWhole(deps, actor, row),
      images: images.map((image) => presentImage(deps, image, addressing)),
    };
  },

  create: (deps, context, body) =>
    withIdempotency(deps.db, context, { route: 'POST /favourite', body }, async (trx) => {
      const row = await beginCreate(deps, trx, context, 'favourite', body);
      const images = body.images ?? [];
      assertDistinct(images);
      await assertUsable(trx, 'favourite', images, body.id_album, null);
      await countCreate(deps, trx, context);
      const id = await favourites.insertFavourite(trx, row);
      await favourites.replaceImages(trx, id, images);
      return { id, version: 1 };
    }),

  update: (deps, context, id, body) =>
    withIdempotency(deps.db, context, { route: `PUT /favourite/${id}`, body }, async (trx) => {
      const { images } = body;
      const update = await beginUpdate(trx, context, 'favourite', id, body, images !== undefined);
      if (images !== undefined) {
        assertDistinct(images);
        await assertUsable(trx, 'favourite', images, update.head.album_id, update.head);
        await favourites.replaceImages(trx, id, images);
      }
      return finishUpdate(deps, trx, context, update);
    }),
};
