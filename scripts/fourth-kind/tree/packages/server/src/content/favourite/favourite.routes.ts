import * as schemas from '@palmares/core/contract/schemas/favourite';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contentRoutes } from '../shared/content.routes.ts';
import { favouriteService } from './favourite.service.ts';

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const wire = {
    summary: schemas.FavouriteSummary,
    whole: schemas.Favourite,
    create: schemas.CreateFavouriteBody,
    update: schemas.UpdateFavouriteBody,
  };
  contentRoutes(app, deps, 'favourite', wire, favouriteService);
}
