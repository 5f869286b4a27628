import {
  CreateRankingBody,
  CreateRankingImageBody,
  Ranking,
  RankingImage,
  RankingSummary,
  UpdateRankingBody,
} from '@palmares/core/contract/schemas/ranking';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contentImageRoutes, contentRoutes } from '../shared/content.routes.ts';
import * as service from './ranking.service.ts';

export function rankingRoutes(app: FastifyInstance, deps: Deps): void {
  const schemas = {
    summary: RankingSummary,
    whole: Ranking,
    create: CreateRankingBody,
    update: UpdateRankingBody,
  };
  contentRoutes(app, deps, 'ranking', schemas, service.rankingService);
  contentImageRoutes(app, deps, 'ranking', { image: RankingImage, create: CreateRankingImageBody }, service);
}
