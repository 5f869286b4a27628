import type { Image } from '@palmares/core/contract/types';
import { isFinal } from '@palmares/core/tournament/progress';
import { getShownDuel, getShownPick, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { DuelStage as Stage } from '../../ui/duel-stage.tsx';
import { DuelCard } from './duel-card.tsx';
import type { PlayAction } from './play-actions.ts';

type Props = {
  tournament: Tournament;
  images: ReadonlyMap<number, Image>;
  dispatch: (action: PlayAction) => void;
};

export function DuelStage({ tournament, images, dispatch }: Props) {
  const picked = getShownPick(tournament);
  return (
    <Stage
      duel={(getShownDuel(tournament) ?? []).flatMap((id) => images.get(id) ?? [])}
      versus={TEXTS.versus}
      isFinal={isFinal(tournament)}
      renderCard={(image, { card, lines, isRoomy }, index) => (
        <DuelCard
          image={image}
          layout={card}
          lines={lines}
          isRoomy={isRoomy}
          position={index + 1}
          duel={tournament.shown + tournament.seed}
          fate={picked === null ? 'open' : picked === image.id ? 'winner' : 'loser'}
          onPick={() => dispatch({ type: 'pick', image: image.id })}
        />
      )}
    />
  );
}
