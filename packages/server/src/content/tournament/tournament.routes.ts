import {
  CreateTournamentBody,
  CreateTournamentImageBody,
  Tournament,
  TournamentImage,
  TournamentSummary,
  UpdateTournamentBody,
} from '@palmares/core/contract/schemas/tournament';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contentImageRoutes, contentRoutes } from '../shared/content.routes.ts';
import * as service from './tournament.service.ts';

export function tournamentRoutes(app: FastifyInstance, deps: Deps): void {
  const schemas = {
    summary: TournamentSummary,
    whole: Tournament,
    create: CreateTournamentBody,
    update: UpdateTournamentBody,
  };
  contentRoutes(app, deps, 'tournament', schemas, service.tournamentService);
  contentImageRoutes(
    app,
    deps,
    'tournament',
    { image: TournamentImage, create: CreateTournamentImageBody },
    service,
  );
}
