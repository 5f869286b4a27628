// The types of the tournament as an editor kind.
import type { Tournament } from '@palmares/core/contract/types';
import type { RestoredGame } from './play-draft.ts';
import type { PlaySource } from './play-source.ts';
import type { PlayState } from './play-state.ts';
import type { PlayActions, PlayClean } from './play-store.ts';
import type { TournamentSave } from './save-body.ts';

export type TournamentParts = {
  wire: Tournament;
  source: PlaySource;
  state: PlayState;
  actions: PlayActions;
  clean: PlayClean;
  body: TournamentSave;
  found: RestoredGame;
  dialog: { readonly kind: 'settings' };
};
