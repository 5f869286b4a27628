import type { ServerKind } from '../shared/server-kind.ts';
import { VOTE_JSON } from './favourite.repository.ts';
import { favouriteService } from './favourite.service.ts';

export const favourite: ServerKind<'favourite'> = {
  service: favouriteService,
  tellResult: ({ images }) => ({ groups: [{ label: '', images }], champion: null, beaten: [] }),
  voteJson: VOTE_JSON,
};
