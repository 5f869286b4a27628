import { duelsInRound } from '@palmares/core/tournament/duels';
import { getProgress } from '@palmares/core/tournament/progress';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import styles from './round-progress.module.css';

const TIERS = ['s', 'a', 'b', 'c', 'd'] as const;

/** One bar per round, as long as its number of duels, in the colours of the logo; the final has the colour of tier S. */
export function RoundProgress({ tournament }: { tournament: Tournament }) {
  const { picks, total } = getProgress(tournament);
  const rounds = toRounds(tournament.imageIds.length);
  return (
    <div className={styles.track}>
      <progress className={styles.spoken} aria-label={TEXTS.overall} max={total} value={picks} />
      {rounds.map(({ duels, before }, index) => {
        const done = Math.min(Math.max(picks - before, 0), duels) / duels;
        const tier = TIERS[Math.min(rounds.length - 1 - index, TIERS.length - 1)];
        return (
          <span
            key={before}
            className={styles.round}
            style={{ '--duels': duels, '--done': done, '--colour': `var(--tier-${tier})` }}
          >
            <span className={styles.done} />
          </span>
        );
      })}
    </div>
  );
}

/** Returns the number of duels of each round, and the number of duels before it. */
function toRounds(imageCount: number): { duels: number; before: number }[] {
  const rounds: { duels: number; before: number }[] = [];
  let before = 0;
  for (let duels = duelsInRound(imageCount); duels > 0; duels = duelsInRound(duels)) {
    rounds.push({ duels, before });
    before += duels;
  }
  return rounds;
}
